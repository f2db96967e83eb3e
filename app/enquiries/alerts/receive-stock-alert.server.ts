import { randomBytes } from "node:crypto";
import type { Actor } from "#accounts/actor.ts";
import { nameIn } from "#catalogue/options/lines-in-language.db.server.ts";
import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { messageAllowance, takeToken } from "#platform/limits/rate-limit.db.server.ts";
import type { MailServices, Services } from "#platform/services.server.ts";
import { isHoneypotFilled } from "#ui/honeypot.ts";
import { type Awaited, findAwaited, keepAlert } from "./stock-alert.db.server.ts";
import { parseStockAlert, stockAlertPath } from "./stock-alert.form.ts";
import { stockAlertConfirmMail } from "./stock-alert-confirm.email.ts";

export type AskedOutcome =
  | ({ kind: "asked" } & Awaited)
  | {
      kind: "invalid" | "noMobile" | "tooMany" | "gone";
    };

interface Sender {
  address: string;
  /** The signed-in customer, where the account's address is confirmed. */
  confirmed: Pick<Actor, "email"> | null;
}

const hour = 60 * 60 * 1000;

/**
 * Takes a request for a mail when a product is back. One's own confirmed address waits at once; any other
 * gets a mail to confirm it, at most once an hour. The answer is the same for known and unknown addresses.
 */
export async function receiveStockAlert(
  { db, config, now, sendMailSoon, whatsapp }: MailServices & Pick<Services, "whatsapp">,
  sender: Sender,
  form: FormData,
): Promise<AskedOutcome> {
  const asked = parseStockAlert(form);
  if (typeof asked === "string") return { kind: asked };
  const token = await takeToken(db, messageAllowance, sender.address, now());
  if (!token.ok) return { kind: "tooMany" };
  const product = await findAwaited(db, { id: asked.productId }, asked.variant);
  if (!product) return { kind: "gone" };
  const outcome = { kind: "asked", ...product } as const;
  // A program that filled the honeypot gets the usual answer.
  if (isHoneypotFilled(form)) return outcome;
  const isOwn = sender.confirmed?.email.toLowerCase() === asked.email;
  const moment = now();
  await inTransaction(db, async (trx) => {
    const random = randomBytes(24).toString("base64url");
    const { variant } = product;
    const alert = await keepAlert(trx, { ...asked, variant, token: random, isOwn, now: moment });
    const { number } = asked;
    const about = { alertId: alert.id };
    if (number !== null) await whatsapp?.agree(trx, { about, number, language: alert.language, at: moment });
    if (alert.state !== "unconfirmed") return;
    const link = config.origin + stockAlertPath(alert.token);
    const goods = { ...product, id: asked.productId };
    const name = await speaking(alert.language, () => nameIn(trx, goods));
    const mail = mailIn(alert.language, config, () =>
      stockAlertConfirmMail({ to: asked.email, name, link }, config.shop),
    );
    await queueMail(trx, mail, `stock-alert:${alert.id}:${Math.floor(moment.getTime() / hour)}`);
  });
  sendMailSoon();
  return outcome;
}
