import { seedNumber } from "../seed-id.ts";
import type { DemoLoader, OrderSeedServices, Trx } from "../shop.ts";
import { formerOrders } from "./former-orders.ts";

/** So far back the demo shop's numbers go: beyond the last festival of each kind. */
const daysBack = 470;

/** A number from 0 to below 1, the same for the same name everywhere. */
const chance = (name: string): number => seedNumber(name) / 2 ** 32;

/**
 * How busy a day is: weekends more than others, the weeks before a festival most, the shop slowly growing.
 */
export function busyness(day: string, today: string, { daysBetween, festivals }: DemoLoader): number {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const weekly = weekday === 0 || weekday === 6 ? 1.25 : 1;
  const near = festivals.flatMap(({ key, days }) => days.map((on) => ({ key, left: daysBetween(day, on) })));
  const festive = near.reduce((most, { key, left }) => {
    const strength = key === "diwali" ? 2.2 : key === "rakhi" || key === "durga-puja" ? 0.9 : 0.5;
    return left >= 0 && left <= 24 ? Math.max(most, strength * (1 - Math.abs(left - 6) / 24)) : most;
  }, 0);
  const grown = 1 - (daysBetween(day, today) / daysBack) * 0.35;
  return weekly * (1 + festive) * grown * (0.8 + chance(`busy ${day}`) * 0.4);
}

/** Who brings visits: what share of them, and how many of a hundred of these order. */
const sources = [
  { source: "", medium: "", campaign: "", host: "google.com", part: 0.27, orders: 0.7 },
  { source: "instagram", medium: "story", campaign: "kohbar-mornings", host: "", part: 0.16, orders: 0.3 },
  { source: "", medium: "", campaign: "", host: "instagram.com", part: 0.09, orders: 0.4 },
  { source: "whatsapp", medium: "broadcast", campaign: "new-in-the-shop", host: "", part: 0.08, orders: 1.5 },
  {
    source: "newsletter",
    medium: "mail",
    campaign: "stories-from-mithila",
    host: "",
    part: 0.05,
    orders: 1.9,
  },
  { source: "", medium: "", campaign: "", host: "facebook.com", part: 0.05, orders: 0.6 },
  { source: "", medium: "", campaign: "", host: "craftmaps.example", part: 0.02, orders: 1 },
] as const;

/** Fifteen months of visits, where they came from, and the orders of the months before the last two. */
export async function seedNumbers(
  trx: Trx,
  { now: clock, loader }: Pick<OrderSeedServices, "now" | "loader">,
): Promise<void> {
  const { daysOf, foldSources, indianDay, shiftDay } = loader;
  const now = clock();
  const today = indianDay(now);
  const days = daysOf({ from: shiftDay(today, -daysBack), until: shiftDay(today, -1) });
  await trx
    .insertInto("visit_days")
    .values(days.map((day) => ({ day, ...cameOn(day, today, loader), closed_at: now })))
    .execute();
  const brought = days.flatMap((day) => sourcesOn(day, cameOn(day, today, loader).visits));
  for (let from = 0; from < brought.length; from += 500)
    await trx
      .insertInto("visit_sources")
      .values(brought.slice(from, from + 500))
      .execute();
  await foldSources(trx, now);
  await formerOrders(trx, loader, days.slice(0, -60), (day) => busyness(day, today, loader), now);
}

function cameOn(day: string, today: string, loader: DemoLoader) {
  const visits = Math.round(46 * busyness(day, today, loader));
  const some = (name: string, of: number, least: number, most: number) =>
    Math.round(of * (least + chance(`${name} ${day}`) * (most - least)));
  const products = some("product", visits, 0.48, 0.62);
  const carts = some("cart", products, 0.17, 0.26);
  const checkouts = some("checkout", carts, 0.25, 0.4);
  const orders = some("order", checkouts, 0.2, 0.45);
  return {
    visits,
    products,
    carts,
    checkouts,
    orders,
    marks: visits + 1,
    bot_pages: 60 + (seedNumber(day) % 90),
  };
}

const sourcesOn = (day: string, visits: number) =>
  sources.flatMap(({ part, orders: ofHundred, ...source }) => {
    const key = source.source || source.host;
    const came = Math.round(visits * part * (0.7 + chance(`${key} ${day}`) * 0.6));
    const orders = Math.floor((came * ofHundred) / 100 + chance(`${key} orders ${day}`));
    return came > 0 ? [{ day, ...source, visits: came, orders: Math.min(orders, came) }] : [];
  });
