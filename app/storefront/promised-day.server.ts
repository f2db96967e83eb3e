import { detailWords } from "#catalogue/details.text.ts";
import { leavesBy } from "#catalogue/lead-time.ts";
import type { LeadDays } from "#catalogue/product.ts";
import type { Db } from "#platform/database/db.ts";
import { madeInWeeks } from "#promise/plan-lines.db.server.ts";
import type { PromisingShop } from "#promise/rooms.db.server.ts";
import { laterDay, madeAgainFrom, weekFor } from "#promise/weeks.ts";
import type { ShownChoices, ShownProduct } from "./choosing/choices.ts";

/** By when one piece leaves that is ordered now, where it is made first. */
export interface PromisedDay {
  day: string | null;
  /** In words, which the page shows as they are. */
  leavesBy: string | null;
  /** No week has room for it: it can't be had now (PROMISE-7). */
  isFull: boolean;
}

/** The day that a product's page says; nothing more is asked where the shop promises by lead days alone. */
export async function promisedDay(
  db: Db,
  product: { id: string; lead: LeadDays | null } | undefined,
  { moment, shop }: { moment: Date; shop: PromisingShop },
): Promise<PromisedDay> {
  const day = leavesBy([product?.lead?.to ?? null], moment, shop);
  const made =
    day === null || !product
      ? undefined
      : (await madeInWeeks(db, [product.id], shop, moment)).get(product.id);
  if (!made) return { day, leavesBy: day && detailWords.leavesBy(day), isFull: false };
  const place = weekFor(made.room, made.weight);
  if (place === undefined) {
    const again = madeAgainFrom(made.room, made.weight);
    return { day: null, leavesBy: again && detailWords.madeAgain(again), isFull: true };
  }
  const kept = laterDay(day, made.room.weeks[place]?.on ?? null);
  return { day: kept, leavesBy: kept && detailWords.leavesBy(kept), isFull: false };
}

interface Shown {
  product: ShownProduct;
  choices?: ShownChoices;
}

/** A product, with each of its variants, that can't be had now. */
export const unavailable = ({ product, choices }: Shown): Shown => ({
  product: { ...product, inStock: false },
  ...(choices && {
    choices: { ...choices, variants: choices.variants.map((each) => ({ ...each, inStock: false })) },
  }),
});
