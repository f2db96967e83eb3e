import { LineDetailsView } from "#catalogue/options/line-details-view.tsx";
import { FieldNotes } from "#ui/form/field-notes.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { langOfText } from "#values/language/text-language.ts";
import { returnText as text } from "../returns.text.ts";
import type { OfferedLine } from "./read-return-page.server.ts";
import { type ReturnTyped, returnPiecesField } from "./return-request.form.ts";

interface PiecesProps {
  lines: readonly OfferedLine[];
  typed: ReturnTyped;
  error: string | undefined;
}

/** How many pieces of each line are sent back. */
export function PiecesFields({ lines, typed, error }: PiecesProps) {
  const only = lines.length === 1 && lines[0]?.open === 1 ? "1" : "0";
  return (
    <fieldset name="pieces" tabIndex={-1} aria-describedby={error ? "pieces-error" : undefined}>
      <legend className="pb-1 text-md font-semibold">{text.pieces}</legend>
      <ul className="border-t border-ink">
        {lines.map((line) => (
          <li
            key={line.id}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-3 border-b border-hair py-3 leading-snug"
          >
            <div className="aspect-square overflow-hidden bg-fold">
              <Picture url={line.image} alt="" sizes="56px" className="size-full object-cover" />
            </div>
            <div className="min-w-0">
              <p
                lang={langOfText(line.productName)}
                className="font-display leading-tight font-medium wrap-anywhere"
              >
                {line.productName}
              </p>
              <LineDetailsView line={line} className="text-sm" />
              <p className="text-sm text-ink-2">
                {howMany(line)}
                {line.onlyDamaged && <span className="block">{text.onlyDamaged}</span>}
              </p>
            </div>
            {line.open > 0 && (
              <input
                name={returnPiecesField(line.id)}
                aria-label={text.piecesOf(line.productName)}
                inputMode="numeric"
                defaultValue={typed[returnPiecesField(line.id)] ?? only}
                aria-invalid={Boolean(error)}
                className="h-12 w-16 rounded border border-edge bg-field px-2 text-center text-md tabular-nums"
              />
            )}
          </li>
        ))}
      </ul>
      <FieldNotes id="pieces" {...(error ? { error } : {})} />
    </fieldset>
  );
}

function howMany({ open, arrived, quantity }: OfferedLine): string {
  if (open > 0) return text.piecesHint(open);
  if (arrived === 0) return text.noneArrived;
  return arrived < quantity ? text.noneLeftYet : text.noneLeft;
}
