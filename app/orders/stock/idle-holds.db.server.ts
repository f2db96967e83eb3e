import { type RawBuilder, sql } from "kysely";
import { codeKey } from "#discounts/codes/typed-code.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { idleSince } from "./stock-hold.ts";

/** What somebody wants that unpaid orders may hold; `missing`: of its pieces, those beyond the shelf. */
export type WantedPieces = WantedGoods | { code: string };

interface WantedGoods {
  productId: string;
  /** The key of its variant; undefined where it has none. */
  variant: string | undefined;
  missing: number;
}

/** How many pieces, or uses, would be enough for the purchase that needs them. */
const missingOf = (wanted: WantedPieces): number => ("missing" in wanted ? wanted.missing : 1);

const most = 50;

/** So many holds give way to one order; each is a piece at least. */
export const mostGivingWay = 20;

/**
 * The first to give way of the unpaid card orders that hold enough of all that is wanted though nobody has
 * begun to pay them for a while, of each the oldest; undefined where they have too little of any of it. Read
 * again under the order's lock.
 */
export async function idleHolderOf(
  db: Db,
  now: Date,
  wanted: readonly WantedPieces[],
): Promise<string | undefined> {
  const needed = new Set<string>();
  for (const each of wanted) {
    const idle = await idleHolders(db, now, { what: holds(each), pieces: piecesOf(each) });
    const enough = enoughOf(idle, missingOf(each));
    if (!enough) return undefined;
    for (const { id } of enough) needed.add(id);
  }
  const [first] = needed;
  return needed.size > mostGivingWay ? undefined : first;
}

/** The first that hold so many together; undefined where all hold fewer. */
function enoughOf<Held extends { pieces: number }>(
  idle: readonly Held[],
  missing: number,
): Held[] | undefined {
  let held = 0;
  const last = idle.findIndex(({ pieces }) => {
    held += pieces;
    return held >= missing;
  });
  return last < 0 ? undefined : idle.slice(0, last + 1);
}

/** The same of those that hold the last: the shop shows it to nobody, so nobody can say that they want it. */
export async function idleHoldersOfTheLast(db: Db, now: Date): Promise<string[]> {
  const idle = await idleHolders(db, now, { what: holdsTheLast, pieces: sql`0` });
  return idle.map(({ id }) => id);
}

const holdsTheLast = sql`(exists (select from order_items item
          left join products on products.id = item.product_id
          left join product_variants variant on variant.id = item.variant_id
        where item.order_id = orders.id and item.stock_taken > 0
          and (case when item.variant_id is null then products.stock_count else variant.stock_count end) = 0)
      or exists (select from promotion_uses uses join promotions on promotions.id = uses.promotion_id
        where uses.order_id = orders.id and uses.state = 'held' and promotions.used >= promotions.most_uses))`;

/** Of a row of `orders`: does it hold what is wanted? */
const holds = (wanted: WantedPieces): RawBuilder<unknown> =>
  "productId" in wanted
    ? sql`exists (select from order_items item where ${isOf(wanted)})`
    : sql`exists (select from promotion_uses uses join promotions on promotions.id = uses.promotion_id
        where uses.order_id = orders.id and uses.state = 'held'
          and lower(promotions.code) = ${codeKey(wanted.code)})`;

/** How much of what is wanted it holds. */
const piecesOf = (wanted: WantedPieces): RawBuilder<unknown> =>
  "productId" in wanted
    ? sql`(select coalesce(sum(stock_taken), 0) from order_items item where ${isOf(wanted)})`
    : sql`1`;

/** Is a row of its items of these goods, with pieces taken? */
const isOf = ({ productId, variant }: WantedGoods): RawBuilder<unknown> => sql`
  item.order_id = orders.id and item.product_id = ${productId} and item.stock_taken > 0 and ${
    variant === undefined
      ? sql`item.variant_id is null`
      : sql`item.variant_id in (
          select id from product_variants where product_id = ${productId} and key = ${variant})`
  }`;

/**
 * Of a row of `orders`: did a payment of it fail since then, by its page or the provider? The provider's
 * window stays open for another try.
 */
const failedSince = (since: Date): RawBuilder<unknown> => sql`(
  exists (select from order_history history where history.order_id = orders.id
    and history.status = 'payment_failed_razorpay' and history.created_at > ${since})
  or exists (select from payments where payments.order_id = orders.id and payments.created_at > ${since}))`;

/** The same of one order, which its caller has locked. */
export async function hasJustFailed(trx: Trx, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`select from orders where id = ${id} and ${failedSince(idleSince(now))}`.execute(
    trx,
  );
  return rows.length > 0;
}

async function idleHolders(
  db: Db,
  now: Date,
  { what, pieces }: { what: RawBuilder<unknown>; pieces: RawBuilder<unknown> },
): Promise<{ id: string; pieces: number }[]> {
  const { rows } = await sql<{ id: string; pieces: number }>`
    select id, ${pieces}::int as pieces from orders
    where stock_held_until is not null and payment_method = 'razorpay' and confirmed_at is null
      and fulfilment_state = 'pending' and coalesce(stock_held_again_at, created_at) <= ${idleSince(now)}
      and (payment_state = 'failed' or (payment_state = 'awaiting' and razorpay_order_id is null))
      and not ${failedSince(idleSince(now))}
      and ${what}
    order by created_at limit ${most}`.execute(db);
  return rows;
}

/** Do unpaid card orders hold enough pieces, or uses, for this purchase? */
export async function isHeldUnpaid(db: Db, wanted: WantedPieces): Promise<boolean> {
  const { rows } = await sql<{ held: number }>`
    select coalesce(sum(${piecesOf(wanted)}), 0)::int as held
    from orders where stock_held_until is not null and payment_method = 'razorpay'
      and payment_state in ('awaiting', 'failed') and ${holds(wanted)}`.execute(db);
  return (rows[0]?.held ?? 0) >= missingOf(wanted);
}
