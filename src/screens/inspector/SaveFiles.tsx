import { useTranslation } from 'react-i18next';
import { csvLines } from '#contract/csv.ts';
import { saveFile } from '#src/features/browser/saveFile.ts';
import { Button } from '#src/ui/button/Button.tsx';

interface SaveFilesProps {
  /** Without its ending. */
  name: string;
  rows: () => Parameters<typeof csvLines>[0];
  json: () => string;
}

/** The same figures for a spreadsheet and for other programs. */
export const SaveFiles = ({ name, rows, json }: SaveFilesProps) => {
  const { t } = useTranslation('inspector');
  const files = [
    [
      'csv',
      'text/csv',
      () =>
        csvLines(rows())
          .map((line) => `${line}\r\n`)
          .join(''),
    ],
    ['json', 'application/json', json],
  ] as const;
  return files.map(([ending, type, text]) => (
    <Button
      key={ending}
      look="quiet"
      size="s"
      icon="install"
      onClick={() => saveFile(`${name}.${ending}`, new Blob([text()], { type }))}
    >
      {t(`save.${ending}`)}
    </Button>
  ));
};
