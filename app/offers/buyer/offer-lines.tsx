import { LineName, LineRow } from "#orders/shown/line-row.tsx";
import { langOfText } from "#values/language/text-language.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import { lineSum } from "../offer.ts";
import { ownOfferText as text } from "./own-offer.text.ts";
import type { OfferPage } from "./read-offer-page.server.ts";

/** What is offered: each line with its number, so that forty of them can be talked about. */
export function OfferLines({ lines }: Pick<OfferPage, "lines">) {
  return (
    <ol>
      {lines.map((line, place) => (
        <LineRow
          key={line.id}
          className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-baseline gap-x-2 border-b border-hair py-3 leading-snug"
          before={<span className="text-sm text-ink-2 tabular-nums">{place + 1}</span>}
          sum={rupeesAndPaise(lineSum(line))}
          sumLook="tabular-nums"
        >
          <LineName name={line.name} />
          {line.optionText && (
            <p lang={langOfText(line.optionText)} className="text-sm text-ink-2 wrap-anywhere">
              {line.optionText}
            </p>
          )}
          {line.details && (
            <p
              dir="auto"
              lang={langOfText(line.details)}
              className="text-sm whitespace-pre-line wrap-anywhere"
            >
              {line.details}
            </p>
          )}
          <p className="text-sm text-ink-2 tabular-nums">
            {text.each(grouped(line.quantity), rupeesAndPaise(line.unitPrice))}
          </p>
        </LineRow>
      ))}
    </ol>
  );
}
