import type { Purchase } from "#checkout/form/purchase.ts";
import type { Placement } from "#checkout/placing/placement.ts";
import { changeFulfilment } from "#orders/fulfilment/change-fulfilment.server.ts";
import { purchase } from "./checkout-shop.ts";
import { shopOwner, type TestShop } from "./each-shop.ts";

/** Somebody else than the buyers of other numbers. */
export const buyer = (at: number): Pick<Purchase, "billing"> => ({
  billing: { ...purchase().billing, email: `buyer${at}@example.com`, phone: String(9_000_000_000 + at) },
});

const codeRefused = (refusal: object) => ({ kind: "code-refused", refusal });

/** An order whose code is refused so. */
export const refused = (kind: string) => ({ kind: "refused", refusal: codeRefused({ kind }) });

export const refusals = (answers: readonly Placement[]) =>
  answers.flatMap((answer) => (answer.kind === "refused" ? [answer.refusal] : []));

/** What tests of orders with discounts do and read. */
export const discountsOf = (shop: TestShop) => ({
  used: async (id: string) => (await shop.row("promotions", id)).used,
  states: async () => (await shop.rows("promotion_uses", {}, "created_at")).map(({ state }) => state),
  setTo: async (orderNumber: string, status: "cancelled" | "processing") => {
    const { id, version } = await shop.row("orders", { order_id_text: orderNumber });
    return changeFulfilment(shop, shopOwner(), { orderId: id, version, status });
  },
});
