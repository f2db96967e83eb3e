import { receiveStockAlert } from "#enquiries/alerts/receive-stock-alert.server.ts";
import { mailBodySchema } from "#mail/writing/mail-body.ts";
import { formOf } from "../form-of.ts";
import type { TestShop } from "./each-shop.ts";
import type { Change } from "./test-rows.ts";

/** A tote that is sold out, and a product that nobody sees. */
export const soldOut = (shop: TestShop) =>
  shop.addProducts([
    { id: "tote", name: "Lotus Tote", in_stock: false, stock_count: 0 },
    { id: "secret", name: "Secret", hidden: true, in_stock: false },
  ]);

/** Those who ask for a mail when the tote is back. */
export function alertShop(shop: TestShop) {
  const ask = (email: string, fields: Record<string, string> = {}, own = false) =>
    receiveStockAlert(
      shop,
      { address: "203.0.113.9", confirmed: own ? { email } : null },
      formOf({ product: "tote", email, ...fields }),
    );
  const mails = async (kind: string) =>
    (await shop.rows("mail_outbox", { kind }, "id")).map(({ to_address, letter }) => ({
      to: to_address,
      body: mailBodySchema.parse(letter),
    }));
  return {
    ask,
    mails,
    /** So many with confirmed addresses, one minute after the other. */
    wait: async (count: number, fields: Record<string, string> = {}) => {
      for (let place = 0; place < count; place += 1) {
        shop.pass({ minutes: 1 });
        await ask(`buyer-${place}@example.com`, fields, true);
      }
    },
    states: async () =>
      (await shop.rows("stock_alerts", {}, "asked_at")).map(
        ({ email, state }) => `${email.replace("@example.com", "")} ${state}`,
      ),
    // Written at once, they have no order of their own.
    told: async () => (await mails("back-in-stock")).map(({ to }) => to.replace("@example.com", "")).sort(),
    set: (change: Change<"products">) => shop.set("products", "tote", change),
    tokenOf: async (email: string) =>
      (await shop.column("stock_alerts", "token", { email }, "asked_at"))[0] ?? "",
  };
}
