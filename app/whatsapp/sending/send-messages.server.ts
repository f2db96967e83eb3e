import type { Job } from "#platform/jobs/run-jobs.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import type { Services } from "#platform/services.server.ts";
import { isSilent, markFormerStops } from "../agreeing/stops.db.server.ts";
import { whatsappAccess } from "./access.ts";
import { endedTokenCode, tokenMark } from "./ended-token.db.server.ts";
import type { SentOutcome } from "./judge-answer.ts";
import {
  type ClaimedMessage,
  claimMessages,
  endMessage,
  endOldMessages,
  forgetMessages,
  putOff,
} from "./messages.db.server.ts";
import { type NewsShop, readNews } from "./read-news.server.ts";
import { sendTemplate, type WhatsappAccess } from "./send-template.server.ts";

export type WhatsappShop = NewsShop & Pick<Services, "log">;

/** A notification on `whatsapp_due` runs it at once; what was put off waits for this. */
const everySeconds = 10;
const atOnce = 5;
/** What Meta was too busy for goes once more. */
const mostTries = 2;

export const whatsappJobName = "whatsapp";

/** None where the settings are not there: what was queued then stays unsent. */
export const whatsappJobs = (shop: WhatsappShop): Job[] => [
  ...(shop.config.whatsapp
    ? [
        {
          name: whatsappJobName,
          everySeconds,
          run: (isStopped: () => boolean) => sendMessages(shop, isStopped),
        },
      ]
    : []),
  { name: "old-whatsapp", everySeconds: 60 * 60, run: () => forgetMessages(shop.db) },
  { name: "former-stops", everySeconds: 60 * 60, run: () => markFormerStops(shop.db, shop.secret) },
];

/** Sends every message that is due, each once. No transaction is open while Meta is spoken to. */
export async function sendMessages(shop: WhatsappShop, isStopped = () => false): Promise<void> {
  const access = whatsappAccess(shop);
  if (!access) return;
  await endOldMessages(shop.db);
  while (!isStopped()) {
    const messages = await claimMessages(shop.db, atOnce);
    await Promise.all(messages.map((message) => send(shop, access, message).catch(tell(shop, message))));
    if (messages.length < atOnce) return;
  }
}

async function send(shop: WhatsappShop, access: WhatsappAccess, message: ClaimedMessage): Promise<void> {
  const { db } = shop;
  if (await isSilent(db, message.number, shop.secret)) return endMessage(db, message, { state: "stopped" });
  const said = await readNews(shop, message);
  if (!said) return endMessage(db, message, { state: "dropped" });
  const { name } = said.message;
  const outcome = await sendTemplate(access, said.message, {
    to: message.number,
    language: said.language,
    id: message.id,
  });
  if (outcome.kind !== "sent") warn(shop, message, outcome);
  switch (outcome.kind) {
    case "sent":
      return endMessage(db, message, { state: "sent", wamid: outcome.wamid }, name);
    case "refused": {
      const { code } = outcome;
      const ended = code === endedTokenCode && { tokenMark: tokenMark(access.token) };
      return endMessage(db, message, { state: "failed", code, ...ended }, name);
    }
    case "unclear":
      return endMessage(db, message, { state: "unclear" }, name);
    case "later":
      return message.tries < mostTries
        ? putOff(db, message, outcome)
        : endMessage(db, message, { state: "failed", code: outcome.code }, name);
  }
}

/** Nobody can say what came of it: it is unclear after a while. */
const tell =
  ({ log }: WhatsappShop, { id }: ClaimedMessage) =>
  (error: unknown) =>
    log.warn({ message: id, ...failureFacts(error) }, "a message by WhatsApp broke off");

/** Neither the number nor what was said of it. */
function warn(
  { log }: WhatsappShop,
  { id, tries }: ClaimedMessage,
  outcome: Exclude<SentOutcome, { kind: "sent" }>,
): void {
  const why = outcome.kind === "unclear" ? { why: outcome.why } : { code: outcome.code };
  log.warn(
    { message: id, attempts: tries, outcome: outcome.kind, ...why },
    "a message by WhatsApp was not taken",
  );
}
