import { createHash } from "node:crypto";
import * as z from "zod/mini";
import type { Db } from "#platform/database/db.ts";
import type { Services } from "#platform/services.server.ts";
import { shopInEnglish } from "#platform/settings/public-settings.server.ts";
import { isPaise, type Paise } from "#values/money/money.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { isSameGood, type StallGood, type StallList } from "../sale/stall-list.ts";
import { listedGoods } from "./listed-goods.db.server.ts";
import { goodsOfStalls, openStalls, type StallGoodRow, type StallRow } from "./stalls.db.server.ts";

type Shop = Pick<Services, "db" | "config" | "now">;

/** Today's list of each open stall, kept as it is handed out (STALL-4). */
export async function makeStallLists(shop: Shop): Promise<StallList[]> {
  const stalls = await openStalls(shop.db);
  const rows = await goodsOfStalls(
    shop.db,
    stalls.map(({ id }) => id),
  );
  const { goodsTax } = shop.config.shop;
  const productIds = rows.map(({ product_id }) => product_id);
  const listed = await listedGoods(shop.db, productIds, { goodsTax, now: shop.now() });
  const lists = stalls.map((stall) => {
    const goods = rows.filter(({ stall_id }) => stall_id === stall.id).flatMap((row) => goodOf(row, listed));
    return withId(listOf(shop, stall, goods));
  });
  await keepLists(shop.db, lists);
  return lists;
}

/** What is deleted by now has no price, and is counted when the stall is closed. */
function goodOf(row: StallGoodRow, listed: readonly Omit<StallGood, "taken">[]): StallGood[] {
  const taken = row.taken - row.back;
  const key = { productId: row.product_id, variantId: row.variant_id };
  const good = listed.find((each) => isSameGood(each, key));
  return good && taken > 0 ? [{ ...good, taken }] : [];
}

function listOf({ config, now }: Shop, stall: StallRow, goods: readonly StallGood[]): Omit<StallList, "id"> {
  const { name, address, gstin = null, phone } = shopInEnglish(config);
  const { upiId: upi = null } = config.shop.bank;
  const { id, name: stallName, place } = stall;
  return {
    madeOn: indianDay(now()),
    stall: { id, name: stallName, place },
    shop: { name, address, gstin, upi, phone },
    goods,
  };
}

const withId = (list: Omit<StallList, "id">): StallList => ({
  id: createHash("sha256").update(JSON.stringify(list)).digest("hex").slice(0, 32),
  ...list,
});

async function keepLists(db: Db, lists: readonly StallList[]): Promise<void> {
  if (lists.length === 0) return;
  await db
    .insertInto("stall_lists")
    .values(
      lists.map((list) => ({
        id: list.id,
        stall_id: list.stall.id,
        made_on: list.madeOn,
        body: JSON.stringify(list),
      })),
    )
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

const both = z.object({ en: z.string(), hi: z.string() });
const text = z.nullable(z.string());

const schema = z.object({
  id: z.string(),
  madeOn: z.string(),
  stall: z.object({ id: z.string(), name: z.string(), place: z.string() }),
  shop: z.object({ name: z.string(), address: z.string(), gstin: text, upi: text, phone: z.string() }),
  goods: z.array(
    z.object({
      productId: z.string(),
      variantId: text,
      sku: text,
      name: both,
      option: z.nullable(both),
      price: z.custom<Paise>((value) => typeof value === "number" && isPaise(value)),
      taxRate: z.nullable(z.number()),
      hsn: text,
      taken: z.number(),
      picture: text,
    }),
  ),
});

/** The shop's own copy of a list that it has given; undefined where it gave none of that id. */
export async function findStallList(db: Db, id: string): Promise<StallList | undefined> {
  const row = await db.selectFrom("stall_lists").select("body").where("id", "=", id).executeTakeFirst();
  return row && schema.parse(row.body);
}
