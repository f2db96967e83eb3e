import type { Trx } from "#platform/database/db.ts";
import type { RecordServices, SigningServices } from "#platform/services.server.ts";
import { recordKeeper, type Saving } from "#records/keeping/record-keeper.server.ts";
import { rupeesColumn } from "#values/money/decimal-rupees.ts";
import { paise } from "#values/money/money.ts";
import { keyUsesOf } from "../key-persons.db.server.ts";
import type { PromotionRow } from "../promotion-rows.server.ts";
import { wordsOfScope } from "../words-of-scope.ts";
import { discountAdminText } from "./discount-admin.text.ts";
import { type DiscountInput, discounts, savingTyped, whichOf } from "./discount-fields.ts";
import { hasUses, productsNamed, productsOf, usesTaken } from "./discount-list.db.server.ts";
import { deletedProduct, whichProducts } from "./which-products.ts";

type DiscountSaving = Saving<DiscountServices, "promotions", DiscountInput>;

/** The secret knows whose a use was. */
export type DiscountServices = RecordServices & Pick<SigningServices, "secret">;

/**
 * An order that is being placed holds its discounts as they are until that is done: their rows are locked.
 */
export const discountKeeper = recordKeeper<"money", DiscountServices>()(discounts, {
  act: "promotion",
  title: "title",
  noted: ["code"],
  unique: () => ({ promotions_code: { code: discountAdminText.errors.codeUsed } }),
  async beside(trx, saving) {
    const which = await whichIds(trx, saving);
    if ("error" in which) return { errors: { which: which.error } };
    const { before, input, shop } = saving;
    if (before?.code === null && input.code !== null) await keyUsesOf(trx, before.id, shop.secret);
    const value = savingTyped(input) ?? null;
    return {
      // Hundredths of a per cent and paise have the same two decimals.
      columns: { value: value === null ? null : rupeesColumn(paise(value)), scope_words: which.ids },
      // Without a limit its uses were not counted.
      derived: before && { used: usesTaken(before.id) },
    };
  },
  shown: async (db, row) => ({ which: whichTyped(row, await productsOf(db, row)) }),
  // One that an order has had is only to be made inactive.
  heldBy: async (trx, { id }) => ((await hasUses(trx, id)) ? discountAdminText.hasUses : undefined),
});

async function whichIds(
  trx: Trx,
  { before, input }: DiscountSaving,
): Promise<ReturnType<typeof whichProducts>> {
  const which = whichOf(input);
  if (input.appliesTo !== "products") return { ids: which };
  const kept = before?.scope === "products" ? before.scope_words : [];
  return whichProducts(which, await productsNamed(trx, which), kept);
}

/** `products`: those that it is for, without an address where they are deleted. */
function whichTyped(
  { scope, scope_words: words }: PromotionRow,
  products: readonly { id: string; slug: string | null }[],
): string {
  if (scope === "products") return products.map(({ id, slug }) => slug ?? deletedProduct(id)).join(", ");
  const labels = wordsOfScope(scope) ?? {};
  return words.map((word) => labels[word] ?? word).join(", ");
}
