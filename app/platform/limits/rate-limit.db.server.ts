import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { plainMailbox } from "#values/contact/email.ts";
import { type DatabaseQuestion, question } from "../database/ask-together.server.ts";
import type { Db } from "../database/db.ts";
import { type Given, preparedQuery } from "../database/server/prepared.server.ts";

export interface Allowance {
  /** What is limited, such as 'messages'. */
  name: string;
  /** How often within the window. */
  most: number;
  windowSeconds: number;
}

/** The longest that a refused sender may have to wait: every allowance has this window. */
export const longestWaitSeconds = 600;

export type Token = { ok: true } | { ok: false; retryAfterSeconds: number };

/** Messages of every kind from one address (ENQUIRY-2): generous enough for one office. */
export const messageAllowance: Allowance = { name: "messages", most: 60, windowSeconds: longestWaitSeconds };

const waits = new AsyncLocalStorage<{ seconds: number }>();

/**
 * Runs something, and tells how long its sender has to wait by the strictest limit that refused it meanwhile.
 * So the answer's Retry-After is true without every room between the limit and the answer passing it on.
 */
export async function noticingWaits<T>(run: () => Promise<T>): Promise<{ outcome: T; waitSeconds: number }> {
  const wait = { seconds: 0 };
  const outcome = await waits.run(wait, run);
  return { outcome, waitSeconds: wait.seconds || longestWaitSeconds };
}

/**
 * Takes one from an allowance of `sender`, in a fixed window that begins with its first use. Counted in the
 * database, so all copies of the shop count together.
 */
export async function takeToken(db: Db, allowance: Allowance, sender: string, now: Date): Promise<Token> {
  const counted = counting(db, windowsOf([keyOf(allowance, sender)], allowance.windowSeconds, now));
  const { rows } = await db.executeQuery(counted);
  return tokenOf(rows[0], allowance, now);
}

/** Whether there is one left, as `takeToken` would find it; nothing is written. */
export async function peekToken(db: Db, allowance: Allowance, sender: string, now: Date): Promise<Token> {
  const row = await db
    .selectFrom("rate_limits")
    .select(["key", "count", "window_start"])
    .where("key", "=", keyOf(allowance, sender))
    .executeTakeFirst();
  const isRunning =
    row && Math.abs(now.getTime() - row.window_start.getTime()) < allowance.windowSeconds * 1000;
  return tokenOf(isRunning ? { ...row, count: row.count + 1 } : undefined, allowance, now);
}

/**
 * Takes one from each of several allowances of one window; answers them in their order. All are counted, also
 * where one of them is used up.
 */
export function takingTokens(
  db: Db,
  wanted: readonly { allowance: Allowance; sender: string }[],
  now: Date,
): DatabaseQuestion<Token[]> {
  const keys = wanted.map(({ allowance, sender }) => keyOf(allowance, sender));
  const seconds = Math.max(...wanted.map(({ allowance }) => allowance.windowSeconds));
  return question(counting(db, windowsOf(keys, seconds, now)), (rows) =>
    wanted.map(({ allowance }, index) =>
      tokenOf(
        rows.find(({ key }) => key === keys[index]),
        allowance,
        now,
      ),
    ),
  );
}

const keyOf = ({ name }: Allowance, sender: string): string => `${name}:${senderBlock(sender)}`;

interface WindowRow {
  key: string;
  count: number;
  window_start: Date;
}

interface Windows {
  keys: readonly string[];
  now: Date;
  oldest: Date;
  newest: Date;
}

const windowsOf = (keys: readonly string[], seconds: number, now: Date): Windows => ({
  keys,
  now,
  oldest: new Date(now.getTime() - seconds * 1000),
  // A clock that was set wrong and right again must not lock anybody out for as long as it was wrong.
  newest: new Date(now.getTime() + seconds * 1000),
});

/**
 * In one order, so that no two wait for each other. A list whose length the planner sees is planned for each
 * time.
 */
const counting = preparedQuery((_, given: Given<Windows>) => {
  const runs = sql`rate_limits.window_start > ${given("oldest")} and rate_limits.window_start <= ${given("newest")}`;
  return sql<WindowRow>`
    insert into rate_limits (key, window_start, count)
    select key, ${given("now")}::timestamptz, 1 from unnest((select ${given("keys")}::text[])) as key order by key
    on conflict (key) do update set
      count = case when ${runs} then rate_limits.count + 1 else 1 end,
      window_start = case when ${runs} then rate_limits.window_start else ${given("now")} end
    returning key, count, window_start`;
});

function tokenOf(row: WindowRow | undefined, { most, windowSeconds }: Allowance, now: Date): Token {
  if (!row || row.count <= most) return { ok: true };
  const end = row.window_start.getTime() + windowSeconds * 1000;
  const retryAfterSeconds = Math.max(1, Math.ceil((end - now.getTime()) / 1000));
  const wait = waits.getStore();
  if (wait) wait.seconds = Math.max(wait.seconds, retryAfterSeconds);
  return { ok: false, retryAfterSeconds };
}

/** Gives a token back: what it was taken for turned out not to count. */
export async function returnToken(db: Db, allowance: Allowance, sender: string): Promise<void> {
  await db
    .updateTable("rate_limits")
    .set({ count: sql`greatest(count - 1, 0)` })
    .where("key", "=", keyOf(allowance, sender))
    .execute();
}

/** Begins a sender's window anew. */
export async function dropTokens(db: Db, allowance: Allowance, sender: string): Promise<void> {
  await db.deleteFrom("rate_limits").where("key", "=", keyOf(allowance, sender)).execute();
}

/** Drops the windows that are over: nobody's address is stored longer than its count is needed. */
export async function forgetSenders(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - longestWaitSeconds * 1000);
  await db.deleteFrom("rate_limits").where("window_start", "<=", oldest).execute();
}

/** One mailbox, however its address is written: addresses of people are counted, not stored. */
export const mailboxOf = (email: string): string => digestOf(plainMailbox(email));

/** Stands for a text in a count, and can't be read back. */
export const digestOf = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 32);

/** One household or office: an IPv4 address, or the /64 that an IPv6 address lies in. */
export function senderBlock(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.toLowerCase().split("%")[0]?.split("::") ?? [];
  const first = head === "" ? [] : head.split(":");
  const last = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array<string>(zeros).fill("0"), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
