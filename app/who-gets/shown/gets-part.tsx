import { type Paise, rupeesAndPaise } from "#values/money/money.ts";
import type { PriceParts } from "../who-gets.ts";
import { getsText } from "./gets.text.ts";
import { GetsRows } from "./gets-rows.tsx";

export interface GetsPartProps {
  parts: PriceParts;
  price: Paise;
}

/** Who gets what of a price: a bar, and its parts in words and sums. */
export function GetsPart({ parts, price }: GetsPartProps) {
  return (
    <section
      id="who-gets"
      aria-label={getsText.title}
      className="mt-4 border-b border-hair pb-4 max-sm:below-screen"
    >
      <h2 className="text-lg">{getsText.title}</h2>
      <p className="mt-0.5 text-sm text-ink-2">{getsText.of(rupeesAndPaise(price))}</p>
      <GetsRows parts={parts} />
    </section>
  );
}
