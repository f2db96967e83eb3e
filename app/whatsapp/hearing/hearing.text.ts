import type { AnswerKind } from "./webhook-body.ts";

/** What stands in the place of what is not fetched: it lies on WhatsApp alone. */
export const notFetched: Readonly<Record<Exclude<AnswerKind, "text">, string>> = {
  image: "(A picture. Look at it on WhatsApp.)",
  audio: "(A voice message. Listen to it on WhatsApp.)",
  video: "(A film. Look at it on WhatsApp.)",
  document: "(A document. Open it on WhatsApp.)",
  sticker: "(A sticker.)",
  location: "(A place on the map. Look at it on WhatsApp.)",
  contacts: "(A contact. Look at it on WhatsApp.)",
  other: "(Something that is no text. Look at it on WhatsApp.)",
};
