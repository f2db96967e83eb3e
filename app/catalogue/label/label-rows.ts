import { labelLabels } from "#translations/product-words.text.ts";
import { longDay } from "#values/time/date-time.ts";
import { monthTyped } from "#values/time/typed-month.ts";

/** What labels say of a product, by its columns; null is as in the settings. */
export interface OwnLabelFacts {
  origin_country: string | null;
  net_quantity: string | null;
  made_by: string | null;
  made_month: string | null;
  consumer_care: string | null;
}

/** What they say of all goods, and who answers for them (LABEL-2). */
export interface LabelDefaults {
  originCountry?: string | undefined;
  netQuantity?: string | undefined;
  madeBy?: string | undefined;
  madeMonth?: string | undefined;
  consumerCare?: string | undefined;
  name: string;
  address: string;
  phone: string;
  email: string;
}

export interface LabelRow {
  label: string;
  text: string;
}

/** The rows that a label and a product's page have in common, those that are filled in (LABEL-1). */
export function labelRows(own: OwnLabelFacts, shop: LabelDefaults): LabelRow[] {
  const month = filled(own.made_month) ?? shop.madeMonth;
  const texts = {
    origin_country: filled(own.origin_country) ?? shop.originCountry,
    net_quantity: filled(own.net_quantity) ?? shop.netQuantity,
    made_by: filled(own.made_by) ?? shop.madeBy,
    made_month: month && monthInWords(month),
    consumer_care: filled(own.consumer_care) ?? careOf(shop),
  };
  return labelColumns.flatMap((column) => {
    const text = texts[column];
    return text ? { label: labelLabels[column], text } : [];
  });
}

/** What labels say of a product, in their order. */
export const labelColumns = [
  "origin_country",
  "net_quantity",
  "made_by",
  "made_month",
  "consumer_care",
] as const;

const filled = (text: string | null): string | undefined => text?.trim() || undefined;

/** Whom buyers turn to: what the owner says of it, else the shop as it can be reached. */
export const careOf = ({ consumerCare, name, address, phone, email }: LabelDefaults): string =>
  consumerCare ?? [name, address, phone, email].filter(Boolean).join(", ");

/** 'November 2026' in the language of the moment; what is no month as it is. */
function monthInWords(text: string): string {
  const month = monthTyped(text);
  return month === undefined ? text : longDay(`${month}-01`).replace(/^\S+ /, "");
}
