import { sql } from "kysely";
import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { type Permission, permissions, permissionsIn } from "#accounts/permissions/permissions.ts";
import { requestContext, type Services, servicesContext } from "#platform/services.server.ts";
import { eachShop, manyAtOnce, shopOwner, type TestShop } from "../../../tests/database/each-shop.ts";
import { answeredPage, askedPage } from "../asked-page.server.ts";
import { mostKeys } from "../keys/api-key.ts";
import { listKeys } from "../keys/api-keys.db.server.ts";
import { makeKey, revokeKey, takeKeyOver } from "../keys/make-key.server.ts";
import { orderNumbered, orderShapeOf, ordersAfter } from "./api-orders.db.server.ts";
import { refusalWithoutKey } from "./authorized-key.server.ts";
import { orderShape } from "./order-shape.ts";

const noon = new Date("2026-11-27T06:30:00Z");
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const actor = shopOwner({ id: "rekha" });
const other = shopOwner({ id: "meera" });
const idOf = (at: number) => `00000000-0000-7000-8000-${String(at).padStart(12, "0")}`;

async function begin(shop: TestShop) {
  for (const { id } of [actor, other])
    await shop.add("profiles", { id, full_name: id, email: `${id}@example.com`, role: "admin" });
}

eachShop("orders by the API", { begin }, (shop) => {
  const at = (now: Date) => ({ db: shop.db, now: () => now });

  async function newKey(place = 1, now = noon): Promise<string> {
    const made = await makeKey(at(now), actor, { id: idOf(place), name: `Key ${place}` });
    if (made.kind !== "made") throw new Error(made.kind);
    return made.key;
  }

  /** The status of an answer to somebody with this key, from this network; 200 where there is no refusal. */
  async function asked(key: string, { now = noon, from = "203.0.113.1" } = {}): Promise<number> {
    const context = new RouterContextProvider();
    const shop: Pick<Services, "db" | "now"> = at(now);
    context.set(servicesContext, shop as Services);
    context.set(requestContext, { id: "", clientAddress: from, isFromElsewhere: false });
    const request = new Request("https://shop.example", { headers: { Authorization: `Bearer ${key}` } });
    return (await refusalWithoutKey(context, request))?.status ?? 200;
  }

  const readLines = async () => shop.rows("audit_log", { action: "api_key.read_orders" });

  describe("keys", () => {
    test("are kept as hashes, opened by nothing but themselves, and end at once", async () => {
      const key = await newKey();
      expect(JSON.stringify(await shop.rows("api_keys"))).not.toContain(key);
      expect(await asked(key)).toBe(200);
      for (const other of [`${key.slice(0, -1)}_`, ""]) expect(await asked(other)).toBe(401);
      const revoke = () => revokeKey(at(noon), actor, idOf(1));
      expect([await revoke(), await revoke()]).toEqual([true, false]);
      expect(await asked(key)).toBe(401);
      const ended = { name: "Key 1", ending: key.slice(-4), revokedAt: noon };
      expect(await listKeys(shop.db)).toMatchObject([ended]);
    });

    test.each(
      permissions.flatMap((each): [string, Permission[]][] => [
        [`'${each}'`, [each]],
        [`'${each}' and export`, [each, "export"]],
      ]),
    )("read what their maker may with %s, at each request, and nothing more", async (_, held) => {
      const key = await newKey();
      await shop.set("profiles", actor.id, { permissions: held });
      const may = permissionsIn(held);
      const reads = may.includes("orders") && may.includes("export");
      expect(await asked(key)).toBe(reads ? 200 : 401);
      expect(await listKeys(shop.db)).toMatchObject([{ reads, maker: { id: actor.id } }]);
      await shop.set("profiles", actor.id, { permissions: null });
      expect(await asked(key)).toBe(200);
    });

    test("end with their maker, who works here no more, but for those that somebody took over", async () => {
      const [key, handed] = [await newKey(1), await newKey(2)];
      expect(await takeKeyOver(at(noon), other, idOf(2))).toBe(true);
      expect(await takeKeyOver(at(noon), other, idOf(2))).toBe(false);
      await shop.set("profiles", actor.id, { role: "user", permissions: null });
      expect([await asked(key), await asked(handed)]).toEqual([401, 200]);
      const ended = { id: idOf(1), revokedAt: expect.any(Date) };
      expect(await listKeys(shop.db)).toMatchObject([{ id: idOf(2), revokedAt: null }, ended]);
      await shop.set("profiles", actor.id, { role: "admin" });
      expect(await asked(key)).toBe(401);
    });

    test("of which nobody knows the maker read nothing until somebody takes them over", async () => {
      const key = await newKey();
      await shop.set("api_keys", {}, { made_by: null });
      expect([await asked(key), (await listKeys(shop.db))[0]?.maker]).toEqual([401, null]);
      await takeKeyOver(at(noon), actor, idOf(1));
      expect(await asked(key)).toBe(200);
    });

    test("are one for each form, and no more than can be told apart, made at once as well", async () => {
      const forms = Array.from({ length: mostKeys + 5 }, (_, place) => ({ id: idOf(place), name: "Many" }));
      const made = await Promise.all([...forms, ...forms].map((form) => makeKey(at(noon), actor, form)));
      expect(made.filter(({ kind }) => kind === "made")).toHaveLength(mostKeys);
      expect(await listKeys(shop.db)).toHaveLength(mostKeys);
    });

    test("tell when they were used, and each day once that orders left the shop", async () => {
      const key = await newKey();
      await manyAtOnce(5, () => asked(key));
      await asked(key, { now: later(30) });
      expect((await listKeys(shop.db))[0]?.lastUsedAt).toEqual(noon);
      await asked(key, { now: later(3600) });
      expect((await listKeys(shop.db))[0]?.lastUsedAt).toEqual(later(3600));
      expect(await readLines()).toMatchObject([{ detail: { name: "Key 1" } }]);
      await asked(key, { now: later(86_400) });
      expect(await readLines()).toHaveLength(2);
    });
  });

  test("are kept from who guesses, and not from who has a key in the same network", async () => {
    const key = await newKey();
    const guesses: number[] = [];
    for (let time = 0; time < 62; time += 1) guesses.push(await asked(`jhola_${"x".repeat(43)}`));
    expect(guesses.slice(59)).toEqual([401, 429, 429]);
    expect([await asked(key), await asked("", { from: "198.51.100.7" })]).toEqual([200, 401]);
  });

  test("are told as often as a key may ask, and no oftener", async () => {
    const [key, other] = [await newKey(1), await newKey(2)];
    await asked(key);
    await shop.db.updateTable("rate_limits").set({ count: 599 }).where("key", "like", "api-key:%").execute();
    expect([await asked(key), await asked(key), await asked(other)]).toEqual([200, 429, 200]);
    expect(await asked(key, { now: later(61) })).toBe(200);
  });

  /** The numbers of all orders, page by page. */
  async function walk(limit: number, placedFrom?: Date, meanwhile = async () => undefined as unknown) {
    const numbers: string[] = [];
    let query = `limit=${limit}`;
    for (;;) {
      const page = askedPage("orders", new URLSearchParams(query));
      if ("code" in page) throw new Error(page.code);
      const rows = await ordersAfter(shop.db, { ...page, placedFrom });
      if (!rows) throw new Error("the cursor is none");
      const { items, next } = answeredPage("orders", rows, page, ({ id }) => id);
      numbers.push(...items.map((row) => row.order_id_text));
      if (next === null) return numbers;
      await meanwhile();
      query = `limit=${limit}&cursor=${next}`;
    }
  }

  test("come the newest first and once each, also those of one moment, while others are placed", async () => {
    for (let place = 0; place < 12; place += 1)
      await shop.addOrder([], { order_id_text: `JC-${place}`, created_at: later(Math.floor(place / 4)) });
    // Finer than a moment of the program's.
    await sql`update orders set created_at = created_at + interval '0.4 milliseconds'
      where order_id_text in ('JC-1', 'JC-5')`.execute(shop.db);
    const all = await walk(100);
    expect(all).toHaveLength(12);
    expect(all.slice(0, 4).sort()).toEqual(["JC-10", "JC-11", "JC-8", "JC-9"]);
    for (const limit of [1, 3, 5]) expect(await walk(limit), `${limit}`).toEqual(all);
    expect(await walk(5, later(1))).toEqual(all.slice(0, 8));
    let placed = 100;
    const grown = await walk(2, undefined, async () => {
      placed += 1;
      await shop.addOrder([], { order_id_text: `JC-${placed}`, created_at: later(placed) });
    });
    expect(grown).toEqual(all);
    expect(await ordersAfter(shop.db, { limit: 1, after: "none", placedFrom: undefined })).toBeUndefined();
  });

  test("are told in one shape, in whole paise, with what is written on a piece", async () => {
    const texts = [{ label: "Name", text: "Maa" }];
    const sold = { price_at_purchase: "333.33", quantity: 3, discount: "0.99", option_text: "Size: Small" };
    const placed = { order_id_text: "JC-7", billing_email: "", created_at: noon };
    await shop.addOrder([{ ...sold, personal: JSON.stringify(texts) }], placed);
    const row = await orderNumbered(shop.db, "JC-7");
    if (!row) throw new Error("no order");
    const told = orderShape.strict().parse(orderShapeOf(row));
    expect(told).toMatchObject({ placed_at: noon.toISOString(), total_paise: 100_000, refunded_paise: 0 });
    expect(told.buyer).toMatchObject({ name: "Asha Kumari", email: null });
    expect(told.lines).toMatchObject([{ unit_price_paise: 33_333, discount_paise: 99, quantity: 3, texts }]);
    expect(await orderNumbered(shop.db, "JC-8")).toBeUndefined();
  });
});
