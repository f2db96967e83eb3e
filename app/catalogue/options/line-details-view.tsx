import { marked } from "#ui/in-sentence.tsx";
import { langOfText } from "#values/language/text-language.ts";
import type { LineDetails } from "./line-details.ts";

/** What was chosen and what is written on a line, under its name: as it was typed, in whatever script. */
export function LineDetailsView({ line, className = "" }: { line: LineDetails; className?: string }) {
  const { optionText, personal = [] } = line;
  if (!optionText && personal.length === 0) return null;
  return (
    <div className={`wrap-anywhere ${className}`}>
      {optionText && <p lang={langOfText(optionText)}>{optionText}</p>}
      {personal.map(({ label, shownAs, text }) => (
        <p key={label}>
          {marked(shownAs ?? label)}: <bdi lang={langOfText(text)}>{text}</bdi>
        </p>
      ))}
    </div>
  );
}
