import type { Paise } from "#values/money/money.ts";
import type { PriceParts } from "../who-gets.ts";
import { getsText } from "./gets.text.ts";

export interface PartRow {
  part: keyof PriceParts;
  label: string;
  amount: Paise;
  note?: string;
}

/** The rows of a price's parts, in their order; a part that is nothing has none. */
export const partRows = (parts: PriceParts): PartRow[] =>
  [
    { part: "makers" as const, label: getsText.makers, amount: parts.makers },
    { part: "material" as const, label: getsText.material, amount: parts.material },
    {
      part: "collective" as const,
      label: getsText.collective,
      amount: parts.collective,
      note: getsText.collectiveFor,
    },
    { part: "gst" as const, label: getsText.gst, amount: parts.gst },
  ].filter(({ amount }) => amount > 0);
