import type { WhatsappCarrier } from "#platform/also-on-whatsapp.ts";
import type { Config } from "#platform/config/config.server.ts";
import { languageNow } from "#values/language/language.ts";
import { addConsent, endConsent, findConsent } from "./agreeing/consents.db.server.ts";
import { messagesOf } from "./sending/messages.db.server.ts";
import { tryWhatsapp } from "./sending/try-whatsapp.server.ts";
import { aboutOf, isTrouble, stateOf } from "./words/news-words.ts";

/** What the shop hands to the rooms below: undefined where the settings for WhatsApp are not there. */
export function alsoOnWhatsapp(config: Config): WhatsappCarrier | undefined {
  if (!config.whatsapp) return undefined;
  return {
    agree: addConsent,
    takeBack: endConsent,
    numberOf: async (db, profileId) => (await findConsent(db, { profileId }))?.number,
    newsOf: async (db, orderId) =>
      (await messagesOf(db, orderId)).map(({ id, at, ...message }) => ({
        id,
        at,
        about: aboutOf(message),
        state: stateOf(message),
        isTrouble: isTrouble(message.state),
      })),
    tryIt: (shop, tried) => tryWhatsapp({ ...shop, config }, { ...tried, language: languageNow() }),
    ownPage: (makerPath, chosen) => `${makerPath}/whatsapp${chosen ? `?language=${chosen}` : ""}`,
  };
}
