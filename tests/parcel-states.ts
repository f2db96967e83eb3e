import { mailsTo } from "./read-mail.ts";

interface Shop {
  origin: string;
  dataDir: string;
}

const orders = "/admin/dashboard/orders";
const found = (pattern: RegExp, text: string): string => {
  const [, part] = pattern.exec(text) ?? [];
  if (part === undefined) throw new Error(`the page does not hold ${pattern}`);
  return part;
};
const versionIn = (html: string): string => found(/name="version" value="(\d+)"/, html);

/** What an owner does with orders, parcels and returns, by the shop's own forms. */
export function ownerAt({ origin }: Pick<Shop, "origin">, cookie: string) {
  const page = async (path: string) => (await fetch(origin + path, { headers: { Cookie: cookie } })).text();
  const send = async (path: string, fields: Record<string, string>): Promise<string> => {
    const version = fields.version ?? versionIn(await page(path));
    const body = new URLSearchParams({ version, ...fields });
    const headers = { Cookie: cookie, Origin: origin };
    const answer = await fetch(origin + path, { method: "POST", redirect: "manual", headers, body });
    if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}`);
    return answer.headers.get("location") ?? path;
  };
  const orderOf = async (number: string): Promise<string> =>
    found(new RegExp(`href="(${orders}/[\\w-]{36})[?"]`), await page(`${orders}?q=${number}`));
  /** A parcel of all that is left to be sent; answers the page on which its courier is chosen. */
  const pack = async (number: string): Promise<string> => {
    const path = `${await orderOf(number)}/shipments/new`;
    const pieces = [...(await page(path)).matchAll(/name="(pieces:[^"]+)"[^>]*value="(\d+)"/g)];
    const measures = { weight: "800", length: "30", width: "25", height: "8", intent: "book" };
    return send(path, { ...measures, ...Object.fromEntries(pieces.map(([, name, count]) => [name, count])) });
  };
  /** Takes the first courier of the rates; answers the parcel's page. */
  const book = async (ratesPath: string): Promise<string> =>
    send(ratesPath, { courier: found(/<button[^>]* value="(\d+)"/, await page(ratesPath)) });
  return { page, send, orderOf, pack, book };
}

/** The secret of the link in an order's mails. */
export function mailedToken(shop: Shop, email: string): string {
  const texts = mailsTo(shop.dataDir, email).map(({ text }) => text);
  const link = found(/(http:\S+order-confirmation\S+)/, texts.join("\n"));
  return new URL(link).searchParams.get("token") ?? "";
}

/**
 * Asks for a return of one piece of an order that has arrived, by its mail's link or its buyer's cookie;
 * answers the request's own page.
 */
export async function askForReturn(
  { origin }: Pick<Shop, "origin">,
  number: string,
  { token = "", cookie = "" },
): Promise<string> {
  const path = `${origin}/order/${number}/return?token=${encodeURIComponent(token)}`;
  const html = await (await fetch(path, { headers: { Cookie: cookie } })).text();
  const body = new FormData();
  body.set("key", found(/name="key" value="([^"]+)"/, html));
  body.set(found(/name="(pieces:[^"]+)"/, html), "1");
  body.set("reason", "does_not_suit");
  body.set("comment", "The strap is shorter than I thought.");
  body.set("wish", "refund");
  const headers = { Origin: origin, Cookie: cookie };
  const answer = await fetch(path, { method: "POST", redirect: "manual", body, headers });
  const { pathname, search } = new URL(answer.headers.get("location") ?? "", origin);
  return pathname + search;
}
