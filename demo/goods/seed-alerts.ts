import { seedId } from "../seed-id.ts";
import type { Trx } from "../shop.ts";

/** Sold out before the school year, and waited for since. */
const awaited = "haathi-school-backpack";
const people = ["meenakshi.rao@example.com", "class4b@example.org", "harpreet.gill@example.com"];
const firstAsked = Date.parse("2026-06-03T18:20:00+05:30");
const apart = 31 * 60 * 60 * 1000;

/** Some who wait for a piece that is sold out. Their links are made from their names, as all demo ids are. */
export async function seedAlerts(trx: Trx): Promise<void> {
  const rows = people.map((email, place) => {
    const asked_at = new Date(firstAsked + place * apart);
    const [id, token] = [seedId(`alert ${email}`), seedId(`alert token ${email}`)];
    return {
      id,
      token,
      email,
      product_id: seedId(awaited),
      state: "waiting" as const,
      asked_at,
      changed_at: asked_at,
    };
  });
  await trx.insertInto("stock_alerts").values(rows).execute();
}
