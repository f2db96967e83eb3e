import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { alertShop, soldOut } from "../../../tests/database/alert-shop.ts";
import { eachShop, type TestShop } from "../../../tests/database/each-shop.ts";
import { forgetOldEnquiries } from "../forget-enquiries.db.server.ts";
import { findAlert, forgetAlerts, moveAlert } from "./stock-alert.db.server.ts";
import { tellStockAlerts } from "./tell-stock-alerts.server.ts";

eachShop("stock alerts", { begin: soldOut }, (shop) => {
  const { ask, wait, states, mails, told, set, tokenOf } = alertShop(shop);

  describe("asked for", () => {
    test("wait for a mail's yes, and are answered alike whether the address is known or not", async () => {
      const answer = { kind: "asked", name: "Lotus Tote", slug: "lotus-tote", variant: "", optionText: null };
      expect(await ask(" Asha@Example.com ")).toMatchObject(answer);
      expect(await ask("asha@example.com")).toMatchObject(answer);
      expect(await states()).toEqual(["asha unconfirmed"]);
      const [mail, ...others] = await mails("stock-alert-confirm");
      expect(others).toEqual([]);
      const token = await tokenOf("asha@example.com");
      expect(JSON.stringify(mail)).toContain(`/stock-alert?token=${token}`);
      expect(await findAlert(shop.db, token)).toMatchObject({
        ...{ state: "unconfirmed", name: "Lotus Tote", slug: "lotus-tote", variant: "", optionText: null },
      });
      await moveAlert(shop.db, token, "waiting", shop.now());
      await moveAlert(shop.db, token, "waiting", shop.now());
      expect(await states()).toEqual(["asha waiting"]);
      expect(await ask("asha@example.com")).toMatchObject(answer);
      expect(await states()).toEqual(["asha waiting"]);
      expect(await mails("stock-alert-confirm")).toHaveLength(1);
    });

    test("with one's own confirmed address wait at once, and with another's are asked by mail", async () => {
      await ask("me@example.com", {}, true);
      expect(await states()).toEqual(["me waiting"]);
      expect(await mails("stock-alert-confirm")).toEqual([]);
    });

    test("write another confirmation an hour later, and none to a program", async () => {
      await ask("asha@example.com");
      shop.pass({ minutes: 61 });
      await ask("asha@example.com");
      await ask("bot@example.com", { website: "x" });
      expect(await mails("stock-alert-confirm")).toHaveLength(2);
      expect(await states()).toEqual(["asha unconfirmed"]);
    });

    test.each([
      [{ email: "asha" }, "invalid"],
      [{ email: "a@example.com\r\nBcc: b@example.com" }, "invalid"],
      [{ product: "nobody" }, "gone"],
      [{ product: "secret" }, "gone"],
      [{ product: "a\0b" }, "invalid"],
    ])("are refused for %j", async (fields, kind) => {
      expect(await ask("asha@example.com", fields)).toEqual({ kind });
      expect(await states()).toEqual([]);
    });

    test("are counted as messages are", async () => {
      const kinds = [];
      for (let n = 0; n < 61; n += 1) kinds.push((await ask(`a${n}@example.com`)).kind);
      expect(kinds.at(59)).toBe("asked");
      expect(kinds.at(60)).toBe("tooMany");
    });
  });

  describe("told", () => {
    test("who asked first, three for each piece, once, and the next ones a day later", async () => {
      await wait(8);
      expect(await tellStockAlerts(shop)).toBe(0);
      await set({ in_stock: true, stock_count: 2 });
      expect(await tellStockAlerts(shop)).toBe(6);
      expect(await told()).toEqual([0, 1, 2, 3, 4, 5].map((place) => `buyer-${place}`));
      expect(await tellStockAlerts(shop)).toBe(0);
      // A piece is sold: there is no room for others.
      await set({ stock_count: 1 });
      expect(await tellStockAlerts(shop)).toBe(0);
      shop.pass({ hours: 24, minutes: 1 });
      expect(await tellStockAlerts(shop)).toBe(2);
      expect(await told()).toHaveLength(8);
      const [mail] = await mails("back-in-stock");
      expect(JSON.stringify(mail)).toContain("/shop/lotus-tote");
      expect(mail?.body.unsubscribe).toContain("/stock-alert?token=");
    });

    test.each([
      ["a count and the mark", { in_stock: true, stock_count: 5 }],
      ["the mark alone, where nobody counts", { in_stock: true, stock_count: null }],
      ["being made to order", { in_stock: true, made_to_order: true, lead_days_from: 1, lead_days_to: 2 }],
    ])("by %s alike", async (_what, change) => {
      await wait(2);
      await set(change);
      expect(await tellStockAlerts(shop)).toBe(2);
    });

    test("nobody of a hidden product, of one that is still out, or without a yes", async () => {
      await wait(2);
      await ask("guest@example.com");
      await set({ in_stock: true, stock_count: 9, hidden: true });
      expect(await tellStockAlerts(shop)).toBe(0);
      await set({ in_stock: false, hidden: false });
      expect(await tellStockAlerts(shop)).toBe(0);
      await set({ in_stock: true });
      await moveAlert(shop.db, await tokenOf("buyer-0@example.com"), "stopped", shop.now());
      expect(await tellStockAlerts(shop)).toBe(1);
      expect(await told()).toEqual(["buyer-1"]);
    });

    test("by many copies at once: each once, and no more than there is room for", async () => {
      await wait(9);
      await set({ in_stock: true, stock_count: 2 });
      const counts = await Promise.all(Array.from({ length: 8 }, () => tellStockAlerts(shop)));
      expect(counts.reduce((all, count) => all + count, 0)).toBe(6);
      const names = await told();
      expect(names).toHaveLength(6);
      expect(new Set(names).size).toBe(6);
    });

    test("whole or not at all, where it breaks off in between", async () => {
      await wait(4);
      await set({ in_stock: true, stock_count: 2 });
      await shop.ask(
        sql`alter table mail_outbox add constraint broken check (to_address <> 'buyer-2@example.com') not valid`,
      );
      await expect(tellStockAlerts(shop)).rejects.toThrow();
      expect(await told()).toEqual([]);
      expect(await states()).toEqual([0, 1, 2, 3].map((place) => `buyer-${place} waiting`));
      await sql`alter table mail_outbox drop constraint broken`.execute(shop.db);
      expect(await tellStockAlerts(shop)).toBe(4);
      expect(await told()).toHaveLength(4);
    });

    test("again only to who asks again", async () => {
      await wait(1);
      await set({ in_stock: true, stock_count: 1 });
      await tellStockAlerts(shop);
      await set({ in_stock: false, stock_count: 0 });
      await set({ in_stock: true, stock_count: 5 });
      shop.pass({ hours: 25 });
      expect(await tellStockAlerts(shop)).toBe(0);
      await ask("buyer-0@example.com", {}, true);
      expect(await tellStockAlerts(shop)).toBe(1);
      expect(await told()).toEqual(["buyer-0", "buyer-0"]);
    });
  });

  test("are forgotten: unconfirmed after a week, told and stopped after a month, and with their person", async () => {
    const ages = { unconfirmed: [6, 8], told: [20, 40], stopped: [20, 40], waiting: [1, 400] } as const;
    for (const [state, days] of Object.entries(ages))
      for (const age of days)
        await sql`insert into stock_alerts (product_id, email, state, token, changed_at)
          values ('tote', ${`${state}-${age}`}, ${state}, ${`${state}-${age}`}, now() - make_interval(days => ${age}))`.execute(
          shop.db,
        );
    await forgetOldEnquiries(shop);
    expect((await shop.column("stock_alerts", "email")).sort()).toEqual([
      ...["stopped-20", "told-20", "unconfirmed-6", "waiting-1", "waiting-400"],
    ]);
    await forgetAlerts(shop.db, "waiting-1");
    expect(await shop.count("stock_alerts")).toBe(4);
  });
});

eachShop("stock alerts, however their query is planned", { begin: soldOut, on: "embedded" }, (shop) => {
  const { wait, set, told } = alertShop(shop);

  test("are three for each piece, where nothing but a loop is left to the planner", async () => {
    // The engine has one session, whose settings are put back once the block has ended.
    for (const way of ["hashjoin", "mergejoin", "hashagg", "sort", "material", "indexscan", "bitmapscan"])
      await sql`select set_config(${`enable_${way}`}, 'off', false)`.execute(shop.db);
    await wait(9);
    await set({ in_stock: true, stock_count: 2 });
    expect(await tellStockAlerts(shop)).toBe(6);
    expect(await told()).toHaveLength(6);
  });
});

const small = { variant: "small-red" };
const begin = async (shop: TestShop) => {
  await soldOut(shop);
  await shop.addVariants("tote", { Size: ["Small", "Large"], Colour: ["Red"] }, [
    { values: ["Small", "Red"], stock_count: 0 },
    { values: ["Large", "Red"], stock_count: 0 },
  ]);
};

eachShop("stock alerts of a product with variants", { begin, on: "embedded" }, (shop) => {
  const { ask, wait, states, mails, told, set, tokenOf } = alertShop(shop);
  const stock = (key: string, stock_count: number) => shop.set("product_variants", { key }, { stock_count });

  test("wait for one of them, and are told of that one, three for each of its pieces", async () => {
    await wait(5, small);
    await ask("other@example.com", { variant: "large-red" }, true);
    await stock("large-red", 9);
    expect(await tellStockAlerts(shop)).toBe(1);
    expect(await told()).toEqual(["other"]);
    await stock("small-red", 1);
    expect(await tellStockAlerts(shop)).toBe(3);
    expect(await told()).toEqual(["buyer-0", "buyer-1", "buyer-2", "other"]);
    const mail = (await mails("back-in-stock")).find(({ to }) => to === "buyer-0@example.com");
    expect(JSON.stringify(mail)).toContain("/shop/lotus-tote?v=small-red");
    expect(JSON.stringify(mail)).toContain("Lotus Tote (Size: Small, Colour: Red) is back");
  });

  test("are asked by a mail that names it, once for each variant and address", async () => {
    expect(await ask("asha@example.com", small)).toMatchObject({ kind: "asked", ...small });
    await ask("asha@example.com", { variant: "large-red" });
    await ask("asha@example.com", small);
    expect(await states()).toEqual(["asha unconfirmed", "asha unconfirmed"]);
    expect(JSON.stringify(await mails("stock-alert-confirm"))).toContain("(Size: Small, Colour: Red)");
    const alert = await findAlert(shop.db, await tokenOf("asha@example.com"));
    expect(alert?.optionText).toContain("Size: ");
  });

  test.each([{ variant: "huge-red" }, { variant: "small" }])(
    "are refused for %j, which nobody makes",
    async (fields) => expect(await ask("asha@example.com", fields)).toEqual({ kind: "gone" }),
  );

  test("who waited before for the product is told of any, and who waited for one when none are left", async () => {
    await ask("former@example.com", {}, true);
    await ask("asha@example.com", small, true);
    await stock("large-red", 1);
    expect(await tellStockAlerts(shop)).toBe(1);
    expect(await told()).toEqual(["former"]);
    await shop.remove("product_variants");
    await set({ in_stock: true, stock_count: 5 });
    expect(await tellStockAlerts(shop)).toBe(1);
    expect(await told()).toEqual(["asha", "former"]);
  });
});
