import { buyerNamed } from "../content/orders/buyers.ts";
import { seedId } from "../seed-id.ts";
import type { Services, Trx } from "../shop.ts";
import { accountOf } from "./seed-customers.ts";

const list = {
  title: "For our new home",
  slugs: ["godna-sun-wall-hanging", "haldi-sun-coasters-set-four", "kohbar-lotus-tote"],
  /** Of the demo alone: its link is the same in each. */
  token: "demo-list-for-new-home",
};

const week = 7 * 24 * 60 * 60 * 1000;

/** A customer's wishlist, and a list of it that others may see. */
export async function seedLists(trx: Trx, { now }: Pick<Services, "now">): Promise<void> {
  const owner = accountOf(buyerNamed("ananya"));
  const found = await trx
    .selectFrom("products")
    .select(["id", "slug"])
    .where("slug", "in", list.slugs)
    .execute();
  const ids = list.slugs.flatMap((slug) => found.filter((each) => each.slug === slug).map(({ id }) => id));
  if (owner === null || ids.length === 0) return;
  const at = new Date(now().getTime() - week);
  const wishes = ids.map((product_id, place) => ({
    profile_id: owner,
    product_id,
    created_at: new Date(at.getTime() - place),
  }));
  await trx.insertInto("wishlist_items").values(wishes).execute();
  const row = { id: seedId("shared list"), profile_id: owner, created_at: at, updated_at: at };
  const { token, title } = list;
  await trx
    .insertInto("shared_lists")
    .values({ ...row, token, title, products: ids })
    .execute();
}
