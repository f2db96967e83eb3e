import { sql } from "kysely";
import { expect, test } from "vitest";
import { bodyText } from "#mail/writing/body-text.ts";
import { mailBodySchema } from "#mail/writing/mail-body.ts";
import { usualStockMails } from "#values/stock-mails.ts";
import { eachShop, shopWith, type TestShop } from "../../../tests/database/each-shop.ts";
import { inState, unpaidByCard } from "../../../tests/database/order-row.ts";
import { tellLowStock } from "./tell-low-stock.server.ts";

const settings = { APP_ORIGIN: "http://127.0.0.1:3000", SHOP_EMAIL: "owner@shop.example" };
const monday = "2026-11-23T04:00:00Z";
const tuesday = "2026-11-24T04:00:00Z";
const nextMonday = "2026-11-30T04:00:00Z";

const begin = (shop: TestShop) => shop.set("stock_mails", {}, { told_week: "2026-11-23" });

eachShop("mails about stock", { settings, begin }, (shop) => {
  const tell = (now = tuesday, stockMails = usualStockMails) => {
    shop.clock = new Date(now);
    shop.config = shopWith(shop, { stockMails }).config;
    return tellLowStock(shop);
  };
  const mails = async () =>
    (await shop.mails()).map((row) => ({ ...row, text: bodyText(mailBodySchema.parse(row.letter)) }));
  const subjects = async () => (await mails()).map(({ subject }) => subject);
  const soldOut = async () => {
    await shop.addProducts([{ id: "tote", name: "Kohbar Tote", stock_count: 0 }]);
    await sell("tote", 1);
  };
  const left = (id: string, stock_count: number) => shop.set("products", id, { stock_count });
  const sell = (product_id: string, quantity: number, order = {}, variant_id: string | null = null) =>
    shop.addOrder([{ product_id, quantity, variant_id, option_text: variant_id && "Size: S" }], order);

  test("tell at once of what sold out, once, and again when it sells out again", async () => {
    await shop.addProducts([
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
    expect(shop.kicks).toBe(2);
  });

  test("say nothing of what nobody bought of late, is not paid yet, is hidden or made to order", async () => {
    const none = { stock_count: 0 };
    await shop.addProducts([
      { id: "old", name: "Old", ...none },
      { id: "held", name: "Held", ...none },
      { id: "back", name: "Back", ...none },
      { id: "hidden", name: "Hidden", hidden: true, ...none },
      { id: "made", name: "Made", made_to_order: true, lead_days_from: 5, lead_days_to: 9, ...none },
    ]);
    await sell("old", 1, { created_at: new Date(Date.parse(tuesday) - 31 * 86_400_000) });
    const held = await sell("held", 1, unpaidByCard);
    await sell("back", 1, inState("cancelled"));
    for (const id of ["hidden", "made"]) await sell(id, 1);
    await tell();
    expect(await subjects()).toEqual([]);
    await shop.set("orders", held, { payment_state: "captured" });
    await tell();
    expect(await subjects()).toEqual(["Sold out: Held"]);
  });

  test("name the option that sold out, and know the others", async () => {
    await shop.addProducts([{ id: "tote", name: "Kohbar Tote" }]);
    await shop.addVariants("tote", { Size: ["S", "L"] }, [
      { id: "s", values: ["S"], stock_count: 0, in_stock: false },
      { id: "l", values: ["L"], stock_count: 2 },
    ]);
    await sell("tote", 2, {}, "s");
    await sell("tote", 1, {}, "l");
    await tell();
    expect(await subjects()).toEqual(["Sold out: Kohbar Tote (Size: S)"]);
    await shop.set("stock_mails", {}, { told_week: "2026-11-16" });
    await tell(monday);
    const week = (await mails())[1];
    expect(week?.subject).toBe("2 pieces run low");
    expect(week?.text).toContain("Kohbar Tote (Size: L)");
    expect(week?.text).toContain("Left: 2\nSold in 30 days: 1\nLasts: about 60 days\n");
  });

  test("come once a week about all that is low, and not in a week without", async () => {
    await shop.addProducts([
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
    const pieces = Array.from({ length: 20 }, (_, at) => ({ name: `Piece ${at + 1}`, stock_count: at + 1 }));
    await shop.addProducts(pieces);
    await tell(nextMonday, { ...usualStockMails, lowAt: 18 });
    const [mail] = await mails();
    expect(mail?.subject).toBe("18 pieces run low");
    expect(mail?.text.match(/Left: \d+/g)).toHaveLength(15);
    expect(mail?.text).toContain("And 3 more.");
    expect(mail?.text).toContain("/admin/dashboard/products?sort=stock\n");
  });

  test("that the owner does not want are not made up for when she wants them again", async () => {
    await soldOut();
    await tell(nextMonday, { lowAt: 5, weekly: false, whenSoldOut: false });
    await tell(nextMonday);
    expect(await subjects()).toEqual([]);
    const { config } = shop;
    shop.clock = new Date("2026-12-07T04:00:00Z");
    shop.config = shopWith(shop, { stockMails: usualStockMails, email: "" }).config;
    await tellLowStock(shop);
    shop.config = config;
    await tell("2026-12-07T04:00:00Z");
    expect(await subjects()).toEqual(["1 piece runs low"]);
  });

  test("are written once by several copies of the shop at the same moment", async () => {
    await soldOut();
    await Promise.all(Array.from({ length: 6 }, () => tell(nextMonday)));
    expect((await subjects()).sort()).toEqual(["1 piece runs low", "Sold out: Kohbar Tote"]);
  });

  test("are neither lost nor told twice when a mail can't be written", async () => {
    await soldOut();
    await shop.ask(sql`alter table mail_outbox rename to hidden_outbox`);
    await expect(tell(nextMonday)).rejects.toThrow();
    await shop.ask(sql`alter table hidden_outbox rename to mail_outbox`);
    expect(shop.kicks).toBe(0);
    await tell(nextMonday);
    await tell(nextMonday);
    expect((await subjects()).sort()).toEqual(["1 piece runs low", "Sold out: Kohbar Tote"]);
  });
});
