import { ask, origin, post, readPage } from "../ask.ts";
import { newSender } from "../checkout/purchase.ts";
import { sharedAdmin } from "../sign-in.ts";

/** The admin area as a browser without script uses it. */
export async function adminPages() {
  const { cookie } = await sharedAdmin();
  return {
    page: (path: string) => readPage(path, { headers: { Cookie: cookie } }),
    get: (path: string) => ask(path, { headers: { Cookie: cookie } }),
    send: (path: string, fields: Record<string, string> | string[][] | FormData) =>
      ask(path, {
        method: "POST",
        body: fields instanceof FormData ? fields : new URLSearchParams(fields),
        headers: { Origin: origin, Cookie: cookie },
      }),
  };
}

/** A form that a visitor sends, each from an address of its own. */
export const sendAsVisitor = (path: string, fields: Record<string, string>): Promise<Response> =>
  post(path, fields, { "X-Forwarded-For": newSender() });

/** The value of the first field or button of this name. */
export function fieldIn(html: string, name: string): string {
  const tag = new RegExp(`<(?:input|button)[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? "";
  const value = /value="([^"]*)"/.exec(tag)?.[1];
  if (value === undefined) throw new Error(`the page has no field ${name}`);
  return value;
}

/** The notice that an answer leaves for the next page. */
export const noticeOf = (answer: Response): string =>
  decodeURIComponent(/jhola_notice=([^;]*)/.exec(answer.headers.get("set-cookie") ?? "")?.[1] ?? "");
