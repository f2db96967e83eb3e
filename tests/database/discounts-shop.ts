import type { Purchase } from "#checkout/form/purchase.ts";
import type { Placement } from "#checkout/placing/placement.ts";
import { changeFulfilment } from "#orders/fulfilment/change-fulfilment.server.ts";
import { type openCheckout, purchase } from "./checkout-shop.ts";
import { shopOwner } from "./shop-owner.ts";

type Database = Parameters<typeof openCheckout>[0];
type Shop = Pick<ReturnType<typeof openCheckout>, "shop">;

/** What tests of orders with discounts ask and do. */
export function openDiscounts(database: Database, { shop }: Shop) {
  const db = () => database().db;
  const buyer = (at: number): Partial<Purchase> => ({
    billing: { ...purchase().billing, email: `buyer${at}@example.com`, phone: String(9_000_000_000 + at) },
  });
  const used = async (id: string) =>
    (await db().selectFrom("promotions").select("used").where("id", "=", id).executeTakeFirstOrThrow()).used;
  const states = async () =>
    (await db().selectFrom("promotion_uses").select("state").orderBy("created_at").execute()).map(
      ({ state }) => state,
    );
  const refusals = (answers: readonly Placement[]) =>
    answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal]));
  const refused = (kind: string) => ({ ok: false, refusal: { kind: "code-refused", refusal: { kind } } });

  const setTo = async (orderNumber: string, status: "cancelled" | "processing") => {
    const { id, version } = await db()
      .selectFrom("orders")
      .select(["id", "version"])
      .where("order_id_text", "=", orderNumber)
      .executeTakeFirstOrThrow();
    const actor = shopOwner();
    const request = { orderId: id, version, status, trackingNumber: null, trackingUrl: null };
    return changeFulfilment(shop(), actor, request);
  };
  return { buyer, used, states, refusals, refused, setTo };
}
