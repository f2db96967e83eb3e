import type { StallList } from "../../sale/stall-list.ts";
import type { StallSale } from "../../sale/stall-sale.ts";
import { secondsAsked } from "../rules/next-try.ts";
import {
  isPairedDevice,
  listsIn,
  type PairedDevice,
  type ReadSyncAnswer,
  syncAnswerIn,
} from "./shop-answers.ts";

/** Longer does nobody wait at a fair. */
const longestCall = 30_000;

/** Who asks. */
interface Holder {
  deviceId: string;
  secret: string;
}

/** Not now: without a network, or since the shop asks to wait so many seconds. */
interface Away {
  kind: "away";
  /** Nothing came back at all. */
  isOffline: boolean;
  waitSeconds: number;
}

type Refused = { kind: "signed-off" } | Away;

/** A shop that is so far from this clock is believed (STALL-50). */
const believed = 12 * 60 * 60_000;

interface Called<Answer> {
  response: Response;
  body: Answer | undefined;
  /** Is this device's clock more than half a day off? Undefined where the answer has no day. */
  isClockOff: boolean | undefined;
}

async function call<Answer>(
  path: string,
  init: RequestInit,
  read: (body: unknown) => Answer | undefined,
): Promise<Called<Answer> | undefined> {
  try {
    const signal = AbortSignal.timeout(longestCall);
    const how = { credentials: "omit", cache: "no-store", redirect: "error", signal } as const;
    const response = await fetch(path, { ...init, ...how });
    const shopNow = Date.parse(response.headers.get("Date") ?? "");
    const isClockOff = Number.isNaN(shopNow) ? undefined : Math.abs(shopNow - Date.now()) > believed;
    const body = read(await response.json().catch(() => undefined));
    return { response, body, isClockOff };
  } catch {
    return undefined;
  }
}

const awayOf = (called: Called<unknown> | undefined): Away => ({
  kind: "away",
  isOffline: called === undefined,
  waitSeconds: secondsAsked(called?.response.headers.get("Retry-After") ?? null),
});

const inJson = (body: object): RequestInit => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json" },
});

const signed = ({ deviceId, secret }: Holder): Record<string, string> => ({
  Authorization: `Bearer ${deviceId}.${secret}`,
});

/** Signs this device on by the code of a link; one that was signed on before says who it is. */
export async function pair(
  code: string,
  before: { deviceId: string; letter: string } | undefined,
): Promise<{ kind: "paired"; device: PairedDevice } | { kind: "refused" } | Away> {
  const called = await call(
    "/stall/pair",
    inJson({ code, deviceId: before?.deviceId, letter: before?.letter }),
    (body) => (isPairedDevice(body) ? body : undefined),
  );
  if (called?.response.ok && called.body) return { kind: "paired", device: called.body };
  const isRefused = called !== undefined && [400, 401, 404, 422].includes(called.response.status);
  return isRefused ? { kind: "refused" } : awayOf(called);
}

export async function fetchLists(
  holder: Holder,
): Promise<{ kind: "lists"; lists: StallList[]; isClockOff: boolean | undefined } | Refused> {
  const called = await call("/stall/list", { headers: signed(holder) }, listsIn);
  if (called?.response.status === 401) return { kind: "signed-off" };
  const lists = called?.body;
  return called?.response.ok && lists
    ? { kind: "lists", lists, isClockOff: called.isClockOff }
    : awayOf(called);
}

interface Told {
  last: Readonly<Record<string, number>>;
  waiting: number;
  sales: readonly StallSale[];
}

export async function sync(
  holder: Holder,
  told: Told,
): Promise<{ kind: "told"; answer: ReadSyncAnswer; isClockOff: boolean | undefined } | Refused> {
  const init = inJson(told);
  const called = await call(
    "/stall/sync",
    { ...init, headers: { ...init.headers, ...signed(holder) } },
    syncAnswerIn,
  );
  if (called?.response.status === 401) return { kind: "signed-off" };
  const answer = called?.body;
  return called?.response.ok && answer
    ? { kind: "told", answer, isClockOff: called.isClockOff }
    : awayOf(called);
}
