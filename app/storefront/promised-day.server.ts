import { detailWords } from "#catalogue/details.text.ts";
import { leavesBy } from "#catalogue/lead-time.ts";
import type { LeadDays } from "#catalogue/product.ts";
import type { Db } from "#platform/database/db.ts";
import { beforeFestival } from "#promise/before-festival.ts";
import { orderByWords } from "#promise/festivals.text.ts";
import { longestWay } from "#promise/longest-way.db.server.ts";
import { madeInWeeks } from "#promise/plan-lines.db.server.ts";
import type { PromisingShop } from "#promise/rooms.db.server.ts";
import { laterDay, madeAgainFrom, weekFor } from "#promise/weeks.ts";
import { closedDaysOf } from "#values/time/closed-days.ts";
import { indianDay } from "#values/time/indian-day.ts";
import type { ShownChoices, ShownProduct } from "./choosing/choices.ts";

/** By when one piece leaves that is ordered now, where it is made first. */
export interface PromisedDay {
  day: string | null;
  /** In words, which the page shows as they are. */
  leavesBy: string | null;
  /** The last day to order it before a festival, in words, where one is near (PROMISE-9). */
  orderBy: string | null;
  /** No week has room for it: it can't be had now (PROMISE-7). */
  isFull: boolean;
}

/** The day that a product's page says; nothing more is asked where the shop promises by lead days alone. */
export async function promisedDay(
  db: Db,
  product: { id: string; lead: LeadDays | null } | undefined,
  { moment, shop }: { moment: Date; shop: PromisingShop },
): Promise<PromisedDay> {
  const lead = product?.lead?.to ?? null;
  const day = leavesBy([lead], moment, shop);
  if (day === null || lead === null || !product || shop.promise.mode !== "on") return kept(day, null);
  const made = (await madeInWeeks(db, [product.id], shop, moment)).get(product.id);
  const place = made && weekFor(made.room, made.weight);
  if (made && place === undefined) {
    const again = madeAgainFrom(made.room, made.weight);
    return { day: null, leavesBy: again && detailWords.madeAgain(again), orderBy: null, isFull: true };
  }
  const piece = { lead, way: await longestWay(db), closed: closedDaysOf(shop), made };
  const before = beforeFestival(piece, indianDay(moment));
  const week = place === undefined ? null : (made?.room.weeks[place]?.on ?? null);
  return kept(laterDay(day, week), before ? orderByWords(before.orderBy, before.festival) : null);
}

const kept = (day: string | null, orderBy: string | null): PromisedDay => ({
  day,
  leavesBy: day && detailWords.leavesBy(day),
  orderBy,
  isFull: false,
});

interface Shown {
  product: ShownProduct;
  choices?: ShownChoices;
}

/** What is shown of a product that can't be had now, with each of its variants. */
export const unavailable = <Page extends Shown>({ product, choices, ...page }: Page) => ({
  ...page,
  product: { ...product, inStock: false },
  ...(choices && {
    choices: { ...choices, variants: choices.variants.map((each) => ({ ...each, inStock: false })) },
  }),
});
