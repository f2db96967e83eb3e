import { beforeEach } from "vitest";
import { receiveStockAlert } from "#enquiries/alerts/receive-stock-alert.server.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import type { OpenDatabase } from "#platform/database/open-database.server.ts";
import { mailBodySchema } from "#platform/mail/writing/mail-body.ts";
import { addProducts } from "./product-row.ts";

const start = new Date("2026-11-21T10:00:00Z");

/** A shop with a tote that is sold out, and those who ask for a mail when it is back. */
export function alertShop(database: () => OpenDatabase) {
  const db = () => database().db;
  let moment = start;
  const pass = (minutes: number) => {
    moment = new Date(moment.getTime() + minutes * 60_000);
  };
  const shop = () => ({ db: db(), config: parseConfig({}), now: () => moment, sendMailSoon() {} });
  const ask = (email: string, fields: Record<string, string> = {}, own = false) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ product: "tote", email, ...fields })) form.set(name, value);
    return receiveStockAlert(shop(), { address: "203.0.113.9", confirmed: own ? { email } : null }, form);
  };
  /** So many with confirmed addresses, one minute after the other. */
  const wait = async (count: number, from = 0) => {
    for (let place = from; place < from + count; place += 1) {
      pass(1);
      await ask(`buyer-${place}@example.com`, {}, true);
    }
  };
  const states = async () => {
    const rows = await db()
      .selectFrom("stock_alerts")
      .select(["email", "state"])
      .orderBy("asked_at")
      .execute();
    return rows.map(({ email, state }) => `${email.replace("@example.com", "")} ${state}`);
  };
  const mails = async (kind: string) => {
    const rows = await db()
      .selectFrom("mail_outbox")
      .selectAll()
      .where("kind", "=", kind)
      .orderBy("id")
      .execute();
    return rows.map(({ to_address, letter }) => ({ to: to_address, body: mailBodySchema.parse(letter) }));
  };
  // Written at once, they have no order of their own.
  const told = async () =>
    (await mails("back-in-stock")).map(({ to }) => to.replace("@example.com", "")).sort();
  const set = (change: Record<string, unknown>) =>
    db().updateTable("products").set(change).where("id", "=", "tote").execute();
  const tokenOf = async (email: string) => {
    const row = await db()
      .selectFrom("stock_alerts")
      .select("token")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    return row.token;
  };

  beforeEach(async () => {
    moment = start;
    for (const table of ["stock_alerts", "products", "mail_outbox", "rate_limits"] as const)
      await db().deleteFrom(table).execute();
    await addProducts(db(), [
      { id: "tote", name: "Lotus Tote", in_stock: false, stock_count: 0 },
      { id: "secret", name: "Secret", hidden: true, in_stock: false },
    ]);
  });

  return { db, shop, ask, wait, states, mails, told, set, tokenOf, now: () => moment, pass };
}
