interface LeftOutLinesProps {
  title: string;
  /** The first of them. */
  lines: readonly { line: number; text: string }[];
  /** How many there are in all. */
  count: number;
  say: { line(line: number, text: string): string; more(count: number): string };
}

/** The lines of a file that are not imported, each by its number and with its reason. */
export function LeftOutLines({ title, lines, count, say }: LeftOutLinesProps) {
  if (count === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul className="text-sm">
        {lines.map(({ line, text }) => (
          <li key={line}>{say.line(line, text)}</li>
        ))}
        {count > lines.length && <li>{say.more(count - lines.length)}</li>}
      </ul>
    </>
  );
}
