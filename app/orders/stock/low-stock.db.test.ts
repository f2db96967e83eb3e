import { sql } from "kysely";
import { beforeEach, expect, test, vi } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { bodyText } from "#platform/mail/writing/body-text.ts";
import { mailBodySchema } from "#platform/mail/writing/mail-body.ts";
import { usualStockMails } from "#values/stock-mails.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { addOrder } from "../../../tests/database/order-row.ts";
import { addProducts, addVariants } from "../../../tests/database/product-row.ts";
import { tellLowStock } from "./tell-low-stock.server.ts";

const given = parseConfig({ APP_ORIGIN: "http://127.0.0.1:3000", SHOP_EMAIL: "owner@shop.example" });
const monday = "2026-11-23T04:00:00Z";
const tuesday = "2026-11-24T04:00:00Z";
const nextMonday = "2026-11-30T04:00:00Z";

eachDatabase("mails about stock", (database) => {
  const db = () => database().db;
  const sendMailSoon = vi.fn();
  const tell = (now = tuesday, stockMails = usualStockMails) => {
    const config = { ...given, shop: { ...given.shop, stockMails } };
    return tellLowStock({ db: db(), config, now: () => new Date(now), sendMailSoon });
  };
  const mails = async () => {
    const rows = await db().selectFrom("mail_outbox").selectAll().orderBy("id").execute();
    return rows.map((row) => ({ ...row, text: bodyText(mailBodySchema.parse(row.letter)) }));
  };
  const subjects = async () => (await mails()).map(({ subject }) => subject);
  const left = (id: string, stock_count: number) =>
    db().updateTable("products").set({ stock_count }).where("id", "=", id).execute();
  const sell = (product_id: string, quantity: number, order = {}, variant_id: string | null = null) =>
    addOrder(db(), [{ product_id, quantity, variant_id, option_text: variant_id && "Size: S" }], order);

  beforeEach(async () => {
    sendMailSoon.mockClear();
    for (const table of ["mail_outbox", "sold_out_told", "orders", "products"] as const)
      await db().deleteFrom(table).execute();
    await sql`update stock_mails set told_week = '2026-11-23'`.execute(db());
  });

  test("tell at once of what sold out, once, and again when it sells out again", async () => {
    await addProducts(db(), [
      { id: "tote", name: "Kohbar Tote", stock_count: 0 },
      { id: "sling", name: "Fish Sling", stock_count: 1 },
    ]);
    await sell("tote", 3);
    await tell();
    await tell();
    expect(await subjects()).toEqual(["Sold out: Kohbar Tote"]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ to_address: "owner@shop.example", kind: "low-stock" });
    expect(mail?.text).toContain("Left: none\nSold in 30 days: 3\n");
    expect(mail?.text).toContain("http://127.0.0.1:3000/admin/dashboard/products?edit=tote\n");
    await left("tote", 4);
    await tell();
    await left("tote", 0);
    await tell();
    expect(await subjects()).toHaveLength(2);
    expect(sendMailSoon).toHaveBeenCalledTimes(2);
  });

  test("say nothing of what nobody bought of late, is not paid yet, is hidden or made to order", async () => {
    const none = { stock_count: 0 };
    await addProducts(db(), [
      { id: "old", name: "Old", ...none },
      { id: "held", name: "Held", ...none },
      { id: "back", name: "Back", ...none },
      { id: "hidden", name: "Hidden", hidden: true, ...none },
      { id: "made", name: "Made", made_to_order: true, lead_days_from: 5, lead_days_to: 9, ...none },
    ]);
    await sell("old", 1, { created_at: new Date(Date.now() - 31 * 86_400_000) });
    const held = await sell("held", 1, {
      payment_method: "razorpay",
      payment_state: "awaiting",
      status: "awaiting_razorpay_payment",
    });
    await sell("back", 1, { fulfilment_state: "cancelled", status: "cancelled" });
    for (const id of ["hidden", "made"]) await sell(id, 1);
    await tell();
    expect(await subjects()).toEqual([]);
    await db().updateTable("orders").set({ payment_state: "captured" }).where("id", "=", held).execute();
    await tell();
    expect(await subjects()).toEqual(["Sold out: Held"]);
  });

  test("name the option that sold out, and know the others", async () => {
    await addProducts(db(), [{ id: "tote", name: "Kohbar Tote" }]);
    await addVariants(db(), "tote", { Size: ["S", "L"] }, [
      { id: "s", values: ["S"], stock_count: 0, in_stock: false },
      { id: "l", values: ["L"], stock_count: 2 },
    ]);
    await sell("tote", 2, {}, "s");
    await sell("tote", 1, {}, "l");
    await tell();
    expect(await subjects()).toEqual(["Sold out: Kohbar Tote (Size: S)"]);
    await sql`update stock_mails set told_week = '2026-11-16'`.execute(db());
    await tell(monday);
    const week = (await mails())[1];
    expect(week?.subject).toBe("2 pieces run low");
    expect(week?.text).toContain("Kohbar Tote (Size: L)");
    expect(week?.text).toContain("Left: 2\nSold in 30 days: 1\nLasts: about 60 days\n");
  });

  test("come once a week about all that is low, and not in a week without", async () => {
    await addProducts(db(), [
      { id: "five", name: "Five", stock_count: 5 },
      { id: "six", name: "Six", stock_count: 6 },
      { id: "off", name: "Off the shelf", stock_count: 2, in_stock: false },
      { id: "free", name: "Not counted" },
    ]);
    await tell(tuesday);
    expect(await subjects()).toEqual([]);
    await tell(nextMonday);
    await tell(nextMonday);
    expect(await subjects()).toEqual(["1 piece runs low"]);
    expect((await mails())[0]?.text).toMatch(/Five[\s\S]*Left: 5\nSold in 30 days: none\n/);
    await left("five", 9);
    await tell("2026-12-07T04:00:00Z");
    expect(await subjects()).toHaveLength(1);
  });

  test("go by the owner's own number, and name the scarcest fifteen of many", async () => {
    await addProducts(
      db(),
      Array.from({ length: 20 }, (_, at) => ({ name: `Piece ${at + 1}`, stock_count: at + 1 })),
    );
    await tell(nextMonday, { ...usualStockMails, lowAt: 18 });
    const [mail] = await mails();
    expect(mail?.subject).toBe("18 pieces run low");
    expect(mail?.text.match(/Left: \d+/g)).toHaveLength(15);
    expect(mail?.text).toContain("And 3 more.");
    expect(mail?.text).toContain("/admin/dashboard/products?sort=stock\n");
  });

  test("that the owner does not want are not made up for when she wants them again", async () => {
    await addProducts(db(), [{ id: "tote", name: "Kohbar Tote", stock_count: 0 }]);
    await sell("tote", 1);
    await tell(nextMonday, { lowAt: 5, weekly: false, whenSoldOut: false });
    await tell(nextMonday);
    expect(await subjects()).toEqual([]);
    await tellLowStock({
      ...{ db: db(), now: () => new Date("2026-12-07T04:00:00Z"), sendMailSoon },
      config: { ...given, shop: { ...given.shop, email: "" } },
    });
    await tell("2026-12-07T04:00:00Z");
    expect(await subjects()).toEqual(["1 piece runs low"]);
  });

  test("are written once by several copies of the shop at the same moment", async () => {
    await addProducts(db(), [{ id: "tote", name: "Kohbar Tote", stock_count: 0 }]);
    await sell("tote", 1);
    await Promise.all(Array.from({ length: 6 }, () => tell(nextMonday)));
    expect((await subjects()).sort()).toEqual(["1 piece runs low", "Sold out: Kohbar Tote"]);
  });

  test("are neither lost nor told twice when a mail can't be written", async () => {
    await addProducts(db(), [{ id: "tote", name: "Kohbar Tote", stock_count: 0 }]);
    await sell("tote", 1);
    await sql`alter table mail_outbox rename to hidden_outbox`.execute(db());
    await expect(tell(nextMonday)).rejects.toThrow();
    await sql`alter table hidden_outbox rename to mail_outbox`.execute(db());
    expect(sendMailSoon).not.toHaveBeenCalled();
    await tell(nextMonday);
    await tell(nextMonday);
    expect((await subjects()).sort()).toEqual(["1 piece runs low", "Sold out: Kohbar Tote"]);
  });
});
