import css from './replay.module.css';

interface FileButtonProps {
  label: string;
  onFile: (file: File) => Promise<void>;
}

/** Opens a recording from the disk. The same file may be opened again. */
export const FileButton = ({ label, onFile }: FileButtonProps) => (
  <label className={css.file}>
    {label}
    <input
      type="file"
      accept=".json,.gz"
      onChange={({ target }) => {
        const file = target.files?.[0];
        target.value = '';
        if (file) void onFile(file);
      }}
    />
  </label>
);
