import { randomUUID } from "node:crypto";
import type { TriedWhatsapp } from "#platform/also-on-whatsapp.ts";
import type { Config } from "#platform/config/config.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import type { Language } from "#values/language/language.ts";
import { paise } from "#values/money/money.ts";
import { triedText } from "../words/news.text.ts";
import { whyFailed } from "../words/news-words.ts";
import { templateMessage } from "../words/template-message.ts";
import { whatsappAccess } from "./access.ts";
import { sendTemplate } from "./send-template.server.ts";

/** An order that nobody placed, for one's own phone. */
const example = { orderNumber: "JC-1", total: paise(129_900) };

/** Sends what a buyer would get first, to whoever tries it: so the template is tried, too. */
export async function tryWhatsapp(
  shop: { config: Config },
  { number, language }: { number: string; language: Language },
): Promise<TriedWhatsapp> {
  const access = whatsappAccess(shop);
  if (!access) return { isSent: false, why: triedText.unclear };
  const link = `${shop.config.origin}/contact`;
  const message = speaking(language, () =>
    templateMessage({ name: "order_placed", ...example, link }, shop.config),
  );
  const outcome = await sendTemplate(access, message, { to: number, language, id: randomUUID() });
  switch (outcome.kind) {
    case "sent":
      return { isSent: true };
    case "unclear":
      return { isSent: false, why: triedText.unclear };
    case "refused":
    case "later":
      return { isSent: false, why: whyFailed(outcome.code) };
  }
}
