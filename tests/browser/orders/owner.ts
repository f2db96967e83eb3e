import { ownerAt } from "../../parcel-states.ts";
import { mailsTo } from "../../read-mail.ts";
import { signIn } from "../../sign-in.ts";
import { sharedShop } from "../shop-test.ts";

/** What the owner of a shop does meanwhile, by its plain forms. */
export async function ownerOf(shop = sharedShop()) {
  const { page, send, orderOf } = ownerAt(shop, (await signIn(shop, "admin")).cookie);
  return {
    act: send,
    async setStatus(number: string, status: string): Promise<void> {
      await send(await orderOf(number), { intent: "status", status });
    },
    /** Packs so many pieces of an order's only line, and gives them to a courier where a number is told. */
    async pack(number: string, pieces: number, trackingNumber = ""): Promise<void> {
      const form = `${await orderOf(number)}/shipments/new`;
      const field = /name="(pieces:[^"]+)"/.exec(await page(form))?.[1] ?? "";
      const packed = { intent: "make", [field]: String(pieces) };
      const given = { courier: "India Post", trackingNumber, hasLeft: "on" };
      await send(form, trackingNumber ? { ...packed, ...given } : packed);
    },
    /** Approves a request for something damaged, and settles it by the same piece anew. */
    async replace(returnNumber: string): Promise<void> {
      const link = new RegExp(`href="(/admin/dashboard/returns/[^"/]+)"[^>]*>${returnNumber}<`);
      const path = link.exec(await page("/admin/dashboard/returns"))?.[1] ?? "";
      await send(path, { intent: "approve" });
      await send(path, { intent: "settle", way: "replacement" });
    },
  };
}

/** The last link of a kind in the mails to an address, once one is there. */
export async function mailedLink(email: string, kind: RegExp, { dataDir } = sharedShop()): Promise<string> {
  for (const until = Date.now() + 20_000; Date.now() < until; ) {
    const links = mailsTo(dataDir, email).flatMap(({ text }) => text.match(/http:\S+/g) ?? []);
    const link = links.findLast((each) => kind.test(each));
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail to ${email} has such a link`);
}
