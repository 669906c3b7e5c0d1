import type { ToldFault } from './faultsOf.ts';

/** A fault, and the same of other ways to play behind a line. */
export const FaultTexts = ({ fault: { texts, more } }: { fault: ToldFault }) => {
  const [text, ...others] = texts;
  return (
    <div>
      <span>{text}</span>
      {others.length > 0 && (
        <details>
          <summary>{more}</summary>
          <ul>
            {others.map((other) => (
              <li key={other}>{other}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
};
