import type { Insertable } from "kysely";
import { categoryLabels, collectionLabels } from "#catalogue/product.text.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { paiseFromRupees, rupeesColumn } from "#values/money/decimal-rupees.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { rupeesToType } from "#values/money/typed-rupees.ts";
import { momentToType } from "#values/time/typed-moment.ts";
import { uuidv7 } from "#values/uuid.ts";
import type { PromotionRow } from "../promotion-rows.server.ts";
import { type DiscountInput, emptyDiscount } from "./discount.form.ts";
import type { OpenDiscount } from "./discount-answer.ts";
import { deletedProduct } from "./which-products.ts";

/** An empty form; its folder is the id that it will have. */
export const newDiscount = (now: Date, random: Uint8Array): OpenDiscount => ({
  ...{ id: "", version: 0, folder: uuidv7(now.getTime(), random), texts: emptyDiscount, pictures: {} },
});

type ForProducts = readonly { id: string; slug: string | null }[];

/** `products`: those that it is for, without an address where they are deleted. */
export const openDiscount = (row: PromotionRow, products: ForProducts): OpenDiscount => ({
  ...{ id: row.id, version: row.version, folder: row.id, pictures: {} },
  texts: {
    ...{ code: row.code ?? "", title: row.title, kind: row.kind, value: typedSum(row.value) },
    ...{
      cap: typedSum(row.cap),
      minSubtotal: Number(row.min_subtotal) === 0 ? "" : typedSum(row.min_subtotal),
    },
    ...{ appliesTo: row.scope, which: whichOf(row, products) },
    starts: row.starts_at ? momentToType(row.starts_at, "start") : "",
    ends: row.ends_at ? momentToType(row.ends_at, "end") : "",
    mostUses: String(row.most_uses ?? ""),
    mostPerPerson: String(row.most_per_person ?? ""),
    firstOrder: String(row.first_order),
    active: String(row.active),
    onHome: String(row.on_home),
  },
});

const typedSum = (column: string | null): string =>
  column === null ? "" : rupeesToType(paiseFromRupees(column));

function whichOf({ scope, scope_words: words }: PromotionRow, products: ForProducts): string {
  if (scope === "products") return products.map(({ id, slug }) => slug ?? deletedProduct(id)).join(", ");
  const labels: Readonly<Record<string, string>> = scope === "category" ? categoryLabels : collectionLabels;
  return words.map((word) => labels[word] ?? word).join(", ");
}

/** What is written of an owner's words. `which`: words of the catalogue, or ids of products. */
export const discountColumns = (input: DiscountInput, which: readonly string[]) =>
  ({
    ...{ code: input.code, title: input.title, kind: input.kind },
    // Hundredths of a per cent and paise have the same two decimals.
    value: column(input.value === null ? null : paise(input.value)),
    cap: column(input.cap),
    min_subtotal: column(input.minSubtotal) ?? "0.00",
    scope: input.appliesTo,
    scope_words: [...which],
    starts_at: input.starts,
    ends_at: input.ends,
    most_uses: input.mostUses,
    most_per_person: input.mostPerPerson,
    first_order: input.firstOrder,
    active: input.active,
    on_home: input.onHome,
  }) satisfies Insertable<Tables["promotions"]>;

const column = (amount: Paise | null): string | null => (amount === null ? null : rupeesColumn(amount));
