import { LineCounter, parseDocument } from 'yaml';

type Path = readonly PropertyKey[];

/**
 * Which line of a JSON text a value stands in; of one that is missing, the line of what should have it. YAML's
 * reader knows where each value stands, and JSON is YAML.
 */
export const lineFinder = (text: string): ((path: Path) => number) => {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, uniqueKeys: false });
  return (path) => {
    for (let length = path.length; length > 0; length -= 1) {
      const node: unknown = document.getIn(path.slice(0, length), true);
      if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range))
        return counter.linePos(Number(node.range[0])).line;
    }
    return 1;
  };
};

/** `weeks[0].questions[2].text`: as one would write it. */
export const fieldText = (path: Path): string =>
  path
    .map((part, at) =>
      typeof part === 'number' ? `[${part}]` : `${at === 0 ? '' : '.'}${String(part)}`,
    )
    .join('') || 'the file';
