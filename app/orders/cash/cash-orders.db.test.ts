import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { plainMailbox } from "#values/contact/email.ts";
import { plainPhones } from "#values/contact/phone.ts";
import { eachShop, shopOwner, type TestShop } from "../../../tests/database/each-shop.ts";
import { knowMailbox } from "../../../tests/database/known-mailbox.ts";
import { inState, type OrderRow, orderHistory } from "../../../tests/database/order-row.ts";
import { cancelByBuyer } from "../fulfilment/cancel-by-buyer.server.ts";
import { changeFulfilment } from "../fulfilment/change-fulfilment.server.ts";
import { markPacked } from "../fulfilment/mark-packed.server.ts";
import { collectCash, uncollectCash } from "../money-acts/cash-acts.server.ts";
import { pursueCashOrders } from "./cash-orders.server.ts";
import { confirmByOwner, confirmCash } from "./confirm-cash.server.ts";

const actor = shopOwner();

const placed = new Date("2026-11-21T10:00:00Z");
const hours = (count: number) => new Date(placed.getTime() + count * 3_600_000);
const begin = (shop: TestShop) => shop.addProducts([{ id: "bag", name: "Bag", stock_count: 3 }]);

eachShop("a cash order that is to be confirmed", { at: placed, begin }, (shop) => {
  const row = (id: string) => shop.row("orders", id);
  const stock = async () => (await shop.row("products")).stock_count;
  const mails = async () =>
    (await shop.mails()).map(({ kind, letter }) => `${kind} ${JSON.stringify(letter)}`);
  const notes = async (id: string) => (await orderHistory(shop, id)).map(({ note }) => note);
  const asked = { cod_confirm_by: hours(24), created_at: placed };
  const bags = { product_id: "bag", quantity: 2, stock_taken: 2 };
  const waiting = (order: OrderRow = {}) => shop.addOrder([bags], { ...asked, ...order });
  const numberOf = async (id: string) => (await row(id)).order_id_text;
  const confirm = async (id: string, how: "link" | "account" = "link") =>
    confirmCash(shop, { orderNumber: await numberOf(id), how, userId: null });
  const cancel = async (id: string) => {
    const whose = { orderNumber: await numberOf(id), userId: null, reason: null };
    return shop.inTransaction((trx) => cancelByBuyer(trx, shop, whose));
  };

  test("is confirmed once, however often somebody says so", async () => {
    const id = await waiting();
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(id)));
    expect(answers.filter((answer) => answer === "confirmed")).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set(["confirmed", "already"]));
    const expected = { cod_confirmed_at: placed, cod_confirm_how: "link", status: "pending", version: 2 };
    expect(await row(id)).toMatchObject(expected);
    expect(await notes(id)).toEqual(["Confirmed"]);
    await collectCash(shop, actor, { orderId: id, version: 2 });
    await uncollectCash(shop, actor, { orderId: id, version: 3 });
    expect((await row(id)).status).toBe("pending");
  });

  test("beside its cancellation in another tab has one outcome", async () => {
    for (let round = 0; round < 8; round += 1) {
      await shop.set("products", {}, { stock_count: 3 });
      const id = await waiting();
      const first = round % 2 ? undefined : cancel(id);
      const [confirmed, cancelled] = await Promise.all([confirm(id), first ?? cancel(id)]);
      expect(cancelled).toMatchObject({ kind: "cancelled" });
      expect(["confirmed", "unfit"]).toContain(confirmed);
      expect(await row(id)).toMatchObject({ status: "cancelled" });
      expect(await confirm(id)).toBe("unfit");
      expect(await stock()).toBe(5);
    }
  });

  test.each([
    ["that is cancelled", inState("cancelled")],
    ["that has left", inState("shipped")],
    ["whose cash came", { status: "pending", payment_state: "cod_collected" }],
    ["that nobody need confirm", { cod_confirm_by: null }],
  ] as const)("one %s takes no such word", async (_what, order) => {
    const id = await waiting(order);
    expect(await confirm(id)).toBe("unfit");
    expect(await confirmByOwner(shop, actor, { orderId: id, version: 1 })).toEqual({ kind: "unfit" });
    shop.clock = hours(30);
    await pursueCashOrders(shop);
    expect((await row(id)).version).toBe(1);
    expect(await mails()).toEqual([]);
  });

  test("is confirmed by the owner, as she saw it", async () => {
    const id = await waiting();
    expect(await confirmByOwner(shop, actor, { orderId: id, version: 7 })).toEqual({ kind: "stale" });
    expect(await confirmByOwner(shop, actor, { orderId: id, version: 1 })).toMatchObject({ kind: "kept" });
    expect(await confirmByOwner(shop, actor, { orderId: id, version: 1 })).toMatchObject({ kind: "kept" });
    expect(await row(id)).toMatchObject({ cod_confirm_how: "owner", version: 2 });
    expect(await notes(id)).toEqual(["Confirmed"]);
    expect(await confirm(id)).toBe("already");
    expect(await confirmCash(shop, { orderNumber: "JC-1", how: "link", userId: null })).toBe("missing");
  });

  test("writes none of its sender's words to a mailbox that confirmed nothing, whoever cancels it", async () => {
    const texts = JSON.stringify([{ label: "Name", text: "You won! evil.example" }]);
    const written = async (email: string) => {
      const piece = { product_id: "bag", quantity: 1, stock_taken: 1, personal: texts };
      return shop.addOrder([piece], { ...asked, billing_email: email });
    };
    const byOwner = await written("never@example.com");
    await changeFulfilment(shop, actor, { orderId: byOwner, status: "cancelled", version: 1 });
    await written("never@example.com");
    await knowMailbox(shop.db, "known@example.com");
    await written("known@example.com");
    shop.clock = hours(24);
    await pursueCashOrders(shop);
    const told = await shop.rows("mail_outbox", { kind: "order-status" });
    const read = told.map((mail) => `${mail.to_address} ${JSON.stringify(mail.letter).includes("evil")}`);
    const never = "never@example.com false";
    expect(read.sort()).toEqual(["known@example.com true", never, never]);
  });

  test("is reminded of halfway, and cancelled at the end, each once over several copies", async () => {
    const id = await waiting();
    const confirmed = await waiting();
    await confirm(confirmed);
    const round = () => Promise.all(Array.from({ length: 4 }, () => pursueCashOrders(shop)));
    shop.clock = new Date(hours(12).getTime() - 1);
    await round();
    expect(await mails()).toEqual([]);
    shop.clock = hours(12);
    await round();
    expect(await mails()).toEqual([expect.stringMatching(/^order-confirm .*\/order\/JC-/)]);
    expect(await row(id)).toMatchObject({ cod_reminded_at: shop.clock, version: 1 });
    shop.clock = hours(23);
    await round();
    expect(await mails()).toHaveLength(1);
    shop.clock = hours(24);
    await round();
    const late = expect.stringMatching(/^order-status .*was not confirmed in time/);
    expect((await mails()).slice(1)).toEqual([late]);
    expect(await row(id)).toMatchObject({ status: "cancelled", cancelled_by: "system", refund_due: false });
    expect(await notes(id)).toEqual(["Reminded to confirm", "Not confirmed in time"]);
    expect(await stock()).toBe(5);
    expect(await row(confirmed)).toMatchObject({ status: "pending" });
  });

  test("confirmed beside the job that gives it up is one of both", async () => {
    for (let round = 0; round < 8; round += 1) {
      shop.clock = placed;
      await shop.set("products", {}, { stock_count: 3 });
      const id = await waiting();
      shop.clock = hours(24);
      const [answer] = await Promise.all([confirm(id), pursueCashOrders(shop)]);
      expect([answer, (await row(id)).status, await stock()]).toEqual(
        answer === "confirmed" ? ["confirmed", "pending", 3] : ["unfit", "cancelled", 5],
      );
    }
  });

  test("is left in peace once the owner packs it without its buyer's word", async () => {
    const id = await waiting();
    await markPacked(shop, actor, { orderId: id, version: 1 });
    shop.clock = hours(25);
    await pursueCashOrders(shop);
    expect([(await row(id)).status, await mails()]).toEqual(["pending_cod_confirmation", []]);
    expect(await confirm(id)).toBe("confirmed");
  });
});

eachShop("who a mailbox and a phone are", {}, (shop) => {
  const inDatabase = async (email: string, phone: string) => {
    const rows = await shop.ask(sql<{ mailbox: string; phones: string[] }>`
      select plain_mailbox(${email}::text) as mailbox, plain_phones(${phone}::text) as phones`);
    return { mailbox: rows[0]?.mailbox, phones: new Set(rows[0]?.phones) };
  };

  const name = fc.string({ unit: fc.constantFrom(..."aB.+-1"), minLength: 1, maxLength: 8 });
  const domain = fc.constantFrom("example.com", "Gmail.com", "googlemail.com", "mail.example.in");
  const phone = fc.string({ unit: fc.constantFrom(..."0123456789 +-()"), maxLength: 20 });

  const alike = async (email: string, number: string) => {
    const expected = { mailbox: plainMailbox(email), phones: new Set(plainPhones(number)) };
    expect(await inDatabase(email, number)).toEqual(expected);
  };

  test("is said alike by the database and the program", () =>
    fc.assert(
      fc.asyncProperty(name, domain, phone, (local, at, number) => alike(` ${local}@${at} `, number)),
    ));

  test.each([
    ["a+b@c+d@example.com", "+91 98765 43210"],
    ["@", ""],
    ["+tag@example.com", "0098765432109876"],
  ])("also of %j and %j", alike);
});
