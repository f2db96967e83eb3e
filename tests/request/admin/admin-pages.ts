import { ask, post, readPage, sharedAdmin, sharedCustomer } from "../ask.ts";
import { checkoutForm, lineOf, newEmail, orderNumberIn, plainOffers, submit } from "../checkout/purchase.ts";

export const orders = "/admin/dashboard/orders";
export const as = (cookie: string) => ({ Cookie: cookie });

interface Placed {
  number: string;
  path: string;
  email: string;
}

/** The owner's order admin page: what is sold, whose cookies, and orders to work on. */
export async function openOrderAdmin() {
  const [bag] = await plainOffers();
  const { cookie: admin } = await sharedAdmin();
  const { cookie: customer } = await sharedCustomer();
  const get = (path: string) => ask(path, admin);
  const page = async (path: string) => (await get(path)).text();
  /** A form as a browser without script sends it. */
  const send = (path: string, fields: Record<string, string> | string[][] | FormData = {}) =>
    post(path, fields, admin);

  /** A cash-on-delivery order, found in the list as the owner would. */
  async function place(
    change: Record<string, string> = {},
    headers: Record<string, string> = {},
  ): Promise<Placed> {
    const email = newEmail();
    const answer = await submit(checkoutForm(lineOf(bag, 2), { email, ...change }), headers);
    const number = orderNumberIn(answer) ?? "";
    const list = await page(`${orders}?q=${number}`);
    const path = new RegExp(`href="(${orders}/[\\w-]{36})[?"]`).exec(list)?.[1];
    if (!path) throw new Error("the list does not show the order");
    return { number, path, email };
  }

  const versionOf = async (path: string): Promise<string> =>
    /name="version" value="(\d+)"/.exec(await page(path))?.[1] ?? "";
  return { bag, admin, customer, get, page, send, place, versionOf };
}

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
