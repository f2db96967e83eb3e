import { randomUUID } from "node:crypto";
import type { TriedWhatsapp } from "#platform/also-on-whatsapp.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { type Allowance, digestOf, takeToken } from "#platform/limits/rate-limit.db.server.ts";
import type { Services } from "#platform/services.server.ts";
import type { Language } from "#values/language/language.ts";
import { paise } from "#values/money/money.ts";
import { isSilent } from "../agreeing/stops.db.server.ts";
import { triedText } from "../words/news.text.ts";
import { whyRefused } from "../words/news-words.ts";
import { templateMessage } from "../words/template-message.ts";
import { whatsappAccess } from "./access.ts";
import { sendTemplate } from "./send-template.server.ts";

/** An order that nobody placed, for one's own phone. */
const example = { orderNumber: "JC-1", total: paise(129_900) };

/** Of one of the staff, and to one number: nobody's phone is flooded by it. */
const allowance: Allowance = { name: "try-whatsapp", most: 5, windowSeconds: 600 };

interface Tried {
  number: string;
  /** Who tries it. */
  by: string;
  language: Language;
}

/**
 * Sends what a buyer would get first, to whoever tries it: so the template is tried, too. No transaction is
 * open meanwhile.
 */
export async function tryWhatsapp(
  shop: Pick<Services, "db" | "config" | "secret" | "now">,
  { number, by, language }: Tried,
): Promise<TriedWhatsapp> {
  const access = whatsappAccess(shop);
  if (!access) return unsent(triedText.unset);
  if (await isSilent(shop.db, number, shop.secret)) return unsent(triedText.stopped);
  if (!(await mayTry(shop, [by, number]))) return unsent(triedText.often);
  const link = `${shop.config.origin}/contact`;
  const message = speaking(language, () =>
    templateMessage({ name: "order_placed", ...example, link }, shop.config),
  );
  const outcome = await sendTemplate(access, message, { to: number, language, id: randomUUID() });
  switch (outcome.kind) {
    case "sent":
      return { isSent: true };
    case "unclear":
      return unsent(triedText.unclear);
    case "refused":
    case "later":
      return unsent(triedText.refused(whyRefused(outcome.code)));
  }
}

const unsent = (why: string): TriedWhatsapp => ({ isSent: false, why });

async function mayTry(
  { db, now }: Pick<Services, "db" | "now">,
  counted: readonly string[],
): Promise<boolean> {
  for (const one of counted) if (!(await takeToken(db, allowance, digestOf(one), now())).ok) return false;
  return true;
}
