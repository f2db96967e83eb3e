import { randomInt } from "node:crypto";
import { afterAll, beforeAll, expect, inject, vi } from "vitest";
import { startOwnShop } from "../own-shop.ts";
import { type SignedIn, signIn } from "../sign-in.ts";

/**
 * A shop of a file's own, where what is set would stand in every other test's pages; asked as its owner does,
 * without script, unless somebody else's cookies are given.
 */
export function openOwnersShop(settings: Record<string, string> = {}, isNew = false) {
  let shop: Awaited<ReturnType<typeof startOwnShop>>;
  let cookie = "";
  beforeAll(async () => {
    shop = await startOwnShop(settings.SEED === "empty" ? "empty" : "goods", settings, isNew);
    cookie = (await signIn(shop, "admin")).cookie;
  });
  afterAll(() => shop?.discard());
  const query = (sql: string, values: unknown[] = []) => shop.client.query(sql, values);
  return { ...askedByOwner(() => ({ shop, cookie })), query };
}

/** The empty shop of the run: files set what stands in its pages one after the other, and set it back. */
export async function sharedOwnersShop() {
  const shop = inject("ownersShop");
  const { cookie } = await signIn(shop, "admin");
  return askedByOwner(() => ({ shop, cookie }));
}

function askedByOwner<Shop extends { origin: string }>(open: () => { shop: Shop; cookie: string }) {
  const { ask, post, textAt } = visitorsOf(() => open().shop.origin);
  return {
    running: () => open().shop,
    cookie: () => open().cookie,
    ask: (path: string, who = open().cookie) => ask(path, who),
    page: async (path: string, who = open().cookie) => (await textAt(path, who)).replaceAll("<!-- -->", ""),
    send: (path: string, fields: Fields, who: Record<string, string> | string = open().cookie) =>
      post(path, fields, who),
  };
}

/**
 * Somebody signed in at the shared shop, by a session of this call's own: the admin, or a customer of this
 * call's own.
 */
export const signedInAs = (role: "user" | "admin"): Promise<SignedIn> =>
  signIn({ origin: inject("shopOrigin"), dataDir: inject("shopDataDir") }, role);

// A password takes a good part of a second: sessions are shared where a test isn't about them, and neither
// ends nor changes them.
const shared = new Map<"user" | "admin", Promise<SignedIn>>();

function sharedOf(role: "user" | "admin"): Promise<SignedIn> {
  const signedIn = shared.get(role) ?? signedInAs(role);
  shared.set(role, signedIn);
  return signedIn;
}

/** The shared shop's admin, by a session that tests share. */
export const sharedAdmin = () => sharedOf("admin");
/** A customer whom tests share: somebody without any rights to what they ask for. */
export const sharedCustomer = () => sharedOf("user");

export const origin = inject("shopOrigin");

/**
 * A sender of its own, so that no test uses up another one's allowance. The shared shop believes this
 * machine's word.
 */
export const newSender = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

export type Fields = Record<string, string> | string[][] | FormData;

/** How visitors ask a shop, without script: as a browser with these cookies, or with these headers. */
export function visitorsOf(origin: () => string) {
  const as = (Cookie: string) => ({ Cookie });

  /** Redirects are answers, not followed. */
  const ask = (path: string, how: RequestInit | string = {}): Promise<Response> =>
    fetch(origin() + path, { redirect: "manual", ...(typeof how === "string" ? { headers: as(how) } : how) });

  /** A form post from the shop's own pages. */
  const post = (path: string, fields: Fields, more: Record<string, string> | string = {}) => {
    const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
    const own = { Origin: origin(), "X-Forwarded-For": newSender() };
    return ask(path, {
      method: "POST",
      body,
      headers: { ...own, ...(typeof more === "string" ? as(more) : more) },
    });
  };
  const textAt = async (path: string, cookie = ""): Promise<string> => (await ask(path, cookie)).text();
  return { ask, post, textAt };
}

/** At the shop that all files share. */
export const { ask, post, textAt } = visitorsOf(() => origin);

/**
 * A page as a visitor gets it: asked for again while the shop, which all files ask at once, has no time for
 * it. What fails for good is named by its status, not by what its page lacks.
 */
export async function readPage(path: string, cookie = ""): Promise<string> {
  return vi.waitFor(
    async () => {
      const answer = await ask(path, cookie);
      const page = await answer.text();
      if (answer.status >= 500) throw new Error(`${path} is answered ${answer.status}`);
      return page;
    },
    { timeout: 30_000, interval: 500 },
  );
}

/** What is answered, with this status and all these words in it. */
export async function expectAnswer(
  answer: Response | Promise<Response>,
  status: number,
  ...words: string[]
): Promise<string> {
  const answered = await answer;
  const text = await answered.text();
  expect(answered.status, text.slice(0, 2000)).toBe(status);
  expectWords(text, ...words);
  return text;
}

/** All these words stand in a text, as people read it: React divides texts by comments. */
export function expectWords(text: string, ...words: string[]): void {
  const read = text.replaceAll("<!-- -->", "");
  const missing = words.filter((each) => !text.includes(each) && !read.includes(each));
  expect(missing, `in ${read}`).toEqual([]);
}

/** None of these words stands in a text. */
export const expectNone = (text: string, ...words: string[]): void =>
  expect(words.filter((each) => text.includes(each))).toEqual([]);

/** An answer has these headers, or these are some of them. */
export const expectHeaders = (given: Response | Headers, wanted: Record<string, unknown>): void =>
  expect(Object.fromEntries(given instanceof Headers ? given : given.headers)).toMatchObject(wanted);

/** The browser is led there, as after a form that was taken. */
export async function expectLed(answer: Response | Promise<Response>, to: string | null, status = 303) {
  const answered = await answer;
  expect([answered.status, answered.headers.get("location")]).toEqual([status, to]);
  return answered;
}

/** The cookies that an answer sets, as the next request sends them. */
export const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");

/** The notice that an answer leaves for the next page. */
export const noticeOf = (answer: Response): string =>
  decodeURIComponent(/jhola_notice=([^;]*)/.exec(answer.headers.get("set-cookie") ?? "")?.[1] ?? "");

/** The slug of some product that can be bought. */
export async function anyProductPath(): Promise<string> {
  const path = /href="(\/shop\/[a-z0-9-]+)"/.exec(await textAt("/shop"))?.[1];
  if (!path) throw new Error("the shop shows no product");
  return path;
}
