import type { Paise } from "#values/money/money.ts";

export const adjustmentKinds = ["discount", "fee"] as const;
type AdjustmentKind = (typeof adjustmentKinds)[number];

/** Which way each goes. */
export const adjustmentSigns: Record<AdjustmentKind, 1 | -1> = { discount: -1, fee: 1 };

/**
 * What an order keeps of each fee, in whatever language it is placed (HINDI-7). In the order in which they
 * are added: a later one counts the earlier ones in.
 */
export const feeLabels = {
  "gift-wrap": "Gift wrap",
  parcels: "Parcels to many addresses",
  cash: "Cash on delivery fee",
};

export type Fee = keyof typeof feeLabels;

const isFee = (name: string): name is Fee => Object.hasOwn(feeLabels, name);
export const fees: readonly Fee[] = Object.keys(feeLabels).filter(isFee);

/** What lowers or raises a bill beside goods and shipping. */
export interface Adjustment {
  kind: AdjustmentKind;
  /** Which fee it is: nothing finds one by its label. */
  fee?: Fee | undefined;
  /** Of a discount: its code, or the title of one that applies by itself. */
  name?: string | undefined;
  /** In English, as the order, its papers and the owner have it; `billLabel` says it to anyone who reads. */
  label: string;
  /** Never negative: the kind says which way it goes. */
  amount: Paise;
}

export const feeOf = (fee: Fee, amount: Paise): Adjustment => ({
  kind: "fee",
  fee,
  label: feeLabels[fee],
  amount,
});

/** A discount by its code; one that applies by itself, by its title. */
export function discountOf(
  { code, title }: { code: string | null; title: string },
  amount: Paise,
): Adjustment {
  const name = code ?? title;
  return { kind: "discount", name, label: `Discount (${name})`, amount };
}

/** An adjustment as it was stored. Of older orders the label, always in English, says what it is. */
export function keptAdjustment(kept: Adjustment): Adjustment {
  if (kept.fee ?? kept.name) return kept;
  switch (kept.kind) {
    case "fee": {
      const fee = fees.find((each) => feeLabels[each] === kept.label);
      return fee ? { ...kept, fee } : kept;
    }
    case "discount": {
      const [, name] = /^Discount \((.+)\)$/s.exec(kept.label) ?? [];
      return name === undefined ? kept : { ...kept, name };
    }
  }
}
