import { ask, post, readPage } from "../ask.ts";
import { sharedAdmin } from "../sign-in.ts";

/** The admin area as a browser without script uses it. */
export async function adminPages() {
  const { cookie } = await sharedAdmin();
  return {
    page: (path: string) => readPage(path, cookie),
    get: (path: string) => ask(path, cookie),
    send: (path: string, fields: Record<string, string> | string[][] | FormData) =>
      post(path, fields, cookie),
  };
}

/** The value of the first field or button of this name. */
export function fieldIn(html: string, name: string): string {
  const tag = new RegExp(`<(?:input|button)[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? "";
  const value = /value="([^"]*)"/.exec(tag)?.[1];
  if (value === undefined) throw new Error(`the page has no field ${name}`);
  return value;
}
