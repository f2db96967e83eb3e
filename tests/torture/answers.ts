import { randomUUID } from "node:crypto";
import { placeOrderByForm } from "../place-order-by-form.ts";
import { type RunningShop, until } from "../running-shop.ts";
import type { Finding } from "./judge.ts";
import { sender } from "./visitors.ts";

type Shop = Pick<RunningShop, "origin">;

interface Wanted {
  status: number;
  /** What the page says. */
  says?: string;
  retryAfter?: boolean;
  withinSeconds?: number;
}

/** Who writes while something is away. */
export const waits = "asha-waits@example.com";

const message = new URLSearchParams({ fullName: "Asha Rao", email: waits, message: "Hello" });

/** What a person without script sends who writes to the shop. */
export const writesToShop = (shop: Shop): RequestInit & { path: string } => ({
  path: "/contact",
  method: "POST",
  body: message,
  redirect: "manual",
  headers: { Origin: shop.origin, ...sender() },
});

/** What a person was told. */
interface Told {
  status: number;
  text: string;
  retryAfter: string | null;
  seconds: number;
}

/** Asks; undefined where no answer came. */
export async function answerTo(
  shop: Shop,
  { path, ...request }: RequestInit & { path: string },
): Promise<Told | undefined> {
  const begun = performance.now();
  const answer = await fetch(shop.origin + path, request).catch(() => undefined);
  if (!answer) return undefined;
  const { status, headers } = answer;
  const text = await answer.text();
  const seconds = (performance.now() - begun) / 1000;
  return { status, text, retryAfter: headers.get("Retry-After"), seconds };
}

/** What of an answer is not as a person should be told. */
export function wrongIn(what: string, told: Told | undefined, wanted: Wanted): Finding[] {
  if (!told) return [{ kind: "answer", what: `${what} had no answer` }];
  const { status, text, retryAfter, seconds } = told;
  const wrong = [
    status === wanted.status || `status ${status} instead of ${wanted.status}`,
    !wanted.says || text.includes(wanted.says) || `does not say ${wanted.says}`,
    !wanted.retryAfter || Number(retryAfter) > 0 || "no Retry-After",
    seconds < (wanted.withinSeconds ?? 15) || `after ${seconds.toFixed(1)} s`,
  ].filter((each) => each !== true);
  return wrong.map((each) => ({ kind: "answer", what: `${what}: ${each}` }));
}

/** Asks, and holds the answer against what a person should be told. */
export const expectAnswer = async (
  shop: Shop,
  request: RequestInit & { path: string },
  wanted: Wanted,
): Promise<Finding[]> =>
  wrongIn(`${request.method ?? "GET"} ${request.path}`, await answerTo(shop, request), wanted);

/**
 * What people are told while the database is away: cached pages stand, forms say that nothing is lost and
 * when to come again.
 */
export async function expectDatabaseAway(shop: Shop): Promise<Finding[]> {
  const away: Wanted = { status: 503, retryAfter: true };
  const all = await Promise.all([
    expectAnswer(shop, { path: "/" }, { status: 200, withinSeconds: 2 }),
    expectAnswer(shop, writesToShop(shop), { ...away, says: "Nothing that you typed is lost" }),
    expectAnswer(shop, { ...writesToShop(shop), path: "/contact.data" }, away),
    expectAnswer(shop, { path: "/track?order=JC-1&email=a@example.com" }, { status: 200 }),
    expectAnswer(shop, { path: "/healthz" }, { status: 503 }),
  ]);
  return all.flat();
}

/** The shop takes orders again, by itself, within so many seconds. */
export async function untilOrders(shop: Shop, seconds: number): Promise<Finding[]> {
  const places = async () =>
    (await placeOrderByForm(shop.origin, randomUUID(), "cod", sender())) !== undefined;
  return untilSo(places, "order was taken", seconds);
}

/** It comes to be so, by itself, within so many seconds. */
export const untilSo = (
  isSo: () => Promise<boolean> | boolean,
  what: string,
  seconds: number,
): Promise<Finding[]> =>
  until(isSo, what, seconds).then(
    () => [],
    () => [{ kind: "answer", what: `no ${what} within ${seconds} s` }],
  );
