import { keepWritten } from "#enquiries/contact/keep-written.server.ts";
import { languageOfMailbox } from "#mail/writing/mailbox-language.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { speakingToStaff } from "#platform/language/speaking.server.ts";
import { type Allowance, digestOf, takeToken } from "#platform/limits/rate-limit.db.server.ts";
import type { MailServices, Services } from "#platform/services.server.ts";
import { normalisedMobile } from "#values/contact/phone.ts";
import type { Language } from "#values/language/language.ts";
import { languageOfNumber } from "../agreeing/consents.db.server.ts";
import { type StopWord, stopWordIn } from "../agreeing/stop-word.ts";
import { noteStopWord } from "../agreeing/stops.db.server.ts";
import { notFetched } from "./hearing.text.ts";
import type { HeardAnswer } from "./webhook-body.ts";

export type HearingShop = MailServices & Pick<Services, "secret">;

/** So much of one number becomes messages (WHATSAPP-11); what is over it stays on WhatsApp alone. */
const allowance: Allowance = { name: "whatsapp", most: 30, windowSeconds: 600 };

/** What somebody wrote to the shop's number ends or begins their messages, or becomes one of the shop's. */
export async function takeAnswer(trx: Trx, shop: HearingShop, answer: HeardAnswer): Promise<void> {
  const word = stopWordIn(answer.text);
  if (word && answer.what === "text") return obey(trx, shop, answer, word);
  const token = await takeToken(trx, allowance, digestOf(answer.number), shop.now());
  if (!token.ok) return;
  const phone = shownNumber(answer.number);
  await keepWritten(trx, shop, {
    key: `whatsapp:${answer.wamid}`,
    via: "whatsapp",
    name: answer.name || phone,
    phone,
    message: await wordsOf(trx, shop, answer),
    language: (await languageOfNumber(trx, answer.number)) ?? languageIn(answer.text),
  });
}

const obey = (trx: Trx, { secret }: HearingShop, { number, at }: HeardAnswer, word: StopWord) =>
  noteStopWord(trx, { number, word, at }, secret);

/** The owner reads what is not fetched in her language. */
async function wordsOf(trx: Trx, { config }: HearingShop, { what, text }: HeardAnswer): Promise<string> {
  if (what === "text") return text || notFetched.other;
  const language = await languageOfMailbox(trx, config.shop.email);
  const named = speakingToStaff(language, () => notFetched[what]);
  return text === "" ? named : `${named}\n${text}`;
}

const languageIn = (text: string): Language => (/\p{Script=Devanagari}/u.test(text) ? "hi" : "en");

const shownNumber = (number: string): string => normalisedMobile(number) ?? `+${number}`;
