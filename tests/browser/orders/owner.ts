import { mailsTo } from "../../read-mail.ts";
import { signIn } from "../../sign-in.ts";

interface Shop {
  origin: string;
  dataDir: string;
}

const home = "/admin/dashboard/orders";

export const sharedShop = (): Shop => ({
  origin: process.env.SHOP_ORIGIN ?? "",
  dataDir: process.env.SHOP_DATA_DIR ?? "",
});

/** What the owner of a shop does meanwhile, by its plain forms. */
export async function ownerOf(shop: Shop) {
  const { origin } = shop;
  const { cookie } = await signIn(shop, "admin");
  const read = async (path: string): Promise<string> =>
    (await fetch(origin + path, { headers: { Cookie: cookie } })).text();

  /** Sends a form with the version that its page has; fails where the shop refuses it. */
  async function act(path: string, fields: Record<string, string>): Promise<URL> {
    const version = /name="version" value="(\d+)"/.exec(await read(path))?.[1] ?? "";
    const answer = await fetch(origin + path, {
      method: "POST",
      redirect: "manual",
      headers: { Cookie: cookie, Origin: origin },
      body: new URLSearchParams({ version, ...fields }),
    });
    if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}`);
    return new URL(answer.headers.get("location") ?? path, origin);
  }

  async function orderPath(number: string): Promise<string> {
    const path = new RegExp(`href="(${home}/[\\w-]{36})[?"]`).exec(await read(`${home}?q=${number}`))?.[1];
    if (!path) throw new Error("the list does not show the order");
    return path;
  }

  return {
    act,
    async setStatus(number: string, status: string): Promise<void> {
      await act(await orderPath(number), { intent: "status", status });
    },
    /** Packs so many pieces of an order's only line, and gives them to a courier where a number is told. */
    async pack(number: string, pieces: number, awb = ""): Promise<void> {
      const form = `${await orderPath(number)}/shipments/new`;
      const field = /name="(pieces:[^"]+)"/.exec(await read(form))?.[1] ?? "";
      const left: Record<string, string> = awb
        ? { courier: "India Post", trackingNumber: awb, hasLeft: "on" }
        : {};
      await act(form, { intent: "make", [field]: String(pieces), ...left });
    },
    /** Approves a request for something damaged, and settles it by the same piece anew. */
    async replace(returnNumber: string): Promise<void> {
      const list = await read("/admin/dashboard/returns");
      const found = new RegExp(`href="(/admin/dashboard/returns/[^"/]+)"[^>]*>${returnNumber}<`).exec(list);
      const path = found?.[1] ?? "";
      await act(path, { intent: "approve" });
      await act(path, { intent: "settle", way: "replacement" });
    },
  };
}

/** The last link of a kind in the mails to an address, once one is there. */
export async function mailedLink({ dataDir }: Shop, email: string, kind: RegExp): Promise<string> {
  for (const until = Date.now() + 20_000; Date.now() < until; ) {
    const links = mailsTo(dataDir, email).flatMap(({ text }) => text.match(/http:\S+/g) ?? []);
    const link = links.findLast((each) => kind.test(each));
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail to ${email} has such a link`);
}
