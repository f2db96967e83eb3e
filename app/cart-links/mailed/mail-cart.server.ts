import { randomUUID } from "node:crypto";
import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import { type Allowance, digestOf, mailboxOf, takeToken } from "#platform/limits/rate-limit.db.server.ts";
import type { MailServices } from "#platform/services.server.ts";
import { languageNow } from "#values/language/language.ts";
import { buyPath, linkNameOf } from "../link-items.ts";
import type { SharedLine } from "../shared-lines.ts";
import { cartCopyMail } from "./cart-copy.email.ts";

/** Of one network, and into one mailbox (LINK-6). */
const mailed: Allowance = { name: "mailed-carts", most: 5, windowSeconds: 600 };
const received: Allowance = { ...mailed, name: "received-carts" };

interface AskedMail {
  /** The network that asks. */
  sender: string;
  email: string;
  lines: readonly SharedLine[];
  /** Two with one are one mail. */
  press: string | undefined;
}

/**
 * Sends a cart once to an address that is not kept. The answer is the same for every address, one that has
 * had five of them included: else it would say who else asked (LINK-6).
 */
export async function mailCart(
  shop: MailServices,
  { sender, email, lines, press = randomUUID() }: AskedMail,
): Promise<"sent" | "too-many"> {
  const { db, config, now } = shop;
  const network = await takeToken(db, mailed, sender, now());
  if (!network.ok) return "too-many";
  if (!(await takeToken(db, received, mailboxOf(email), now())).ok) return "sent";
  const items = lines.map((line) => ({ name: linkNameOf(line), pieces: line.quantity }));
  const link = config.origin + buyPath(items);
  const mail = mailIn(languageNow(), config, () => cartCopyMail({ to: email, lines, link }, config.shop));
  await queueMail(db, mail, cartMailKey(press, email));
  shop.sendMailSoon();
  return "sent";
}

/** Of one press for one mailbox; nobody finds the address by it, for the press is chance and is not kept. */
export const cartMailKey = (press: string, email: string): string =>
  `cart-copy:${digestOf(`${press} ${mailboxOf(email)}`)}`;
