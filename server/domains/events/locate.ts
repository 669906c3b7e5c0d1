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

/** What the reader says where a text ends too soon, if not that its end is wrong: what there is of it is JSON. */
const CUT_OFF = /end of JSON|Unterminated/;

const isBeginning = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const { message } = error as SyntaxError;
    const [, at] = / at position (\d+)/.exec(message) ?? [];
    return CUT_OFF.test(message) || Number(at) >= text.length;
  }
};

/** The line in which a text stops being JSON: the reader names it for some faults alone. */
export const faultLine = (text: string): number => {
  let [good, bad] = [0, text.length + 1];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (isBeginning(text.slice(0, middle))) good = middle;
    else bad = middle;
  }
  return text.slice(0, good).split('\n').length;
};
