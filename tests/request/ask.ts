import { randomInt } from "node:crypto";
import { expect, inject, vi } from "vitest";

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
