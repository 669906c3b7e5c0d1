import css from './fileButton.module.css';

interface FileButtonProps {
  label: string;
  /** Endings of the files that are offered: '.json,.gz'. */
  accept: string;
  onFile: (file: File) => Promise<void>;
}

/** Opens a file from the disk. The same one may be opened again. */
export const FileButton = ({ label, accept, onFile }: FileButtonProps) => (
  <label className={css.file}>
    {label}
    <input
      type="file"
      accept={accept}
      onChange={({ target }) => {
        const file = target.files?.[0];
        target.value = '';
        if (file) void onFile(file);
      }}
    />
  </label>
);
