import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { longOnEmbedded } from "../../../tests/database/each-database.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { categories, collections, techniques } from "../product.ts";
import { groupsOf } from "./facet-counts.ts";
import { facets } from "./filter-labels.ts";

const prices = ["0", "499.99", "500", "999.50", "1000", "1000.01", "6999"];
const ids = ["a", "b", "c", "d", "e"];

const facts = fc.record({
  price: fc.constantFrom(...prices),
  collection: fc.constantFrom(...collections),
  category: fc.constantFrom(...categories),
  technique: fc.constantFrom(...techniques),
  in_stock: fc.boolean(),
  stock_count: fc.constantFrom(null, 0, 1, 7),
  hidden: fc.boolean(),
  made_to_order: fc.boolean(),
  lead_days_from: fc.constant(1),
  lead_days_to: fc.constant(2),
});
const some = fc.subarray(ids);

const write = fc.oneof(
  fc.record({ kind: fc.constant("insert" as const), ids: some, facts }),
  fc.record({ kind: fc.constant("update" as const), ids: some, facts }),
  fc.record({ kind: fc.constant("sell" as const), ids: some }),
  fc.record({ kind: fc.constant("delete" as const), ids: some }),
  fc.record({ kind: fc.constant("replace" as const), ids: some, facts }),
  fc.record({ kind: fc.constant("empty" as const), ids: some }),
);
type Write = typeof write extends fc.Arbitrary<infer Value> ? Value : never;

eachShop("the shelves", {}, (shop, kind) => {
  async function act(change: Write): Promise<void> {
    if (change.kind === "empty") await sql`truncate products cascade`.execute(shop.db);
    if (change.ids.length === 0) return;
    if (change.kind === "delete")
      await shop.db.deleteFrom("products").where("id", "in", change.ids).execute();
    if (change.kind === "update")
      await shop.db.updateTable("products").set(change.facts).where("id", "in", change.ids).execute();
    if (change.kind === "sell")
      await sql`update products set stock_count = greatest(stock_count - 1, 0) where id = any(${change.ids}::text[])`.execute(
        shop.db,
      );
    if (change.kind !== "insert" && change.kind !== "replace") return;
    const rows = change.ids.map((id) => ({ id, slug: id, name: id, ...change.facts }));
    await shop.db
      .insertInto("products")
      .values(rows)
      .onConflict((conflict) =>
        change.kind === "replace" ? conflict.column("id").doUpdateSet(change.facts) : conflict.doNothing(),
      )
      .execute();
  }

  const kept = () =>
    shop.ask(sql`select id, collection, category, technique, price_band, products, available, shown from shelves
      where products > 0 order by id`);

  /** As CATALOGUE-11 has the bands, in whole rupees. */
  const statedBand = sql`case when price < 500 then 'under-500' when price between 500 and 1000 then '500-1000'
    when price > 1000 then 'over-1000' end`;

  /** Counted from the products alone. */
  const counted = () =>
    shop.ask(sql`
      select shelf as id, collection, category, technique, ${statedBand} as price_band,
        count(*)::int as products, (count(*) filter (where in_stock and (made_to_order or stock_count is distinct from 0)))::int as available,
        (count(*) filter (where hidden = false))::int as shown
      from products group by 1, 2, 3, 4, 5 order by 1`);

  test("hold after any writes what a recount finds", longOnEmbedded(kind), async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 12 }), async (writes) => {
        for (const change of writes) await act(change);
        expect(await kept()).toEqual(await counted());
      }),
      { numRuns: 40 },
    );
  });

  test("a write that is undone leaves them as they were", async () => {
    const undone = shop.db.transaction().execute(async (trx) => {
      await trx.insertInto("products").values({ id: "x", slug: "x", name: "X", price: "1" }).execute();
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await kept()).toEqual([]);
  });

  test("there is one for every choice, and its number says what it holds", async () => {
    const shelves = await shop.db
      .selectFrom("shelves")
      .select(["id as shelf", "collection", "category", "technique", "price_band as price"])
      .orderBy("id")
      .execute();
    const counted = Object.fromEntries(shelves.map(({ shelf }) => [shelf, 2]));
    expect(groupsOf(counted)).toEqual(shelves.map((shelf) => ({ ...shelf, count: 2 })));
    const choices = facets().map((facet) => facet.choices.length);
    expect(shelves).toHaveLength(choices.reduce((all, each) => all * each));
  });
});
