import type { LineDetails } from "./line-details.ts";

/** What was chosen and what is written on a line, under its name: as it was typed, in whatever script. */
export function LineDetailsView({ line, className = "" }: { line: LineDetails; className?: string }) {
  const { optionText, personal = [] } = line;
  if (!optionText && personal.length === 0) return null;
  return (
    <div className={`wrap-anywhere ${className}`}>
      {optionText && <p>{optionText}</p>}
      {personal.map(({ label, shownAs = label, text }) => (
        <p key={label}>
          {shownAs}: <bdi>{text}</bdi>
        </p>
      ))}
    </div>
  );
}
