import { z } from "zod";
import { type Language, languageNow, languages } from "#values/language/language.ts";

/** A mail as a room writes it. The sender is the shop, from its configuration. */
export interface Mail {
  /** What it is about, for the outbox file's name and the log: "order-placed". */
  kind: string;
  to: string;
  replyTo?: string | undefined;
  subject: string;
  body: MailBody;
  /**
   * Set for a mail that anybody's request can cause: what has no room in its mailbox just now is held, and
   * gathered into one. An account's own mails have a room apart, so that orders and messages in a stranger's
   * name don't keep them back.
   */
  counted?: "request" | "account";
  /** Nobody is to find out later whom it went to: its address is blanked once it is sent, or given up. */
  isUnkept?: true | undefined;
}

/** A mail in the language of its reader, as `mailIn` and `mailToStaff` make it: nothing else is sent. */
export interface SpokenMail extends Mail {
  body: MailBody & { language: Language };
}

/** Who writes: stands under every mail. `config.shop` fits. */
const mailShop = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  gstin: z.string().optional(),
});

const pair = z.tuple([z.string(), z.string()]);
const step = z.object({ label: z.string(), state: z.enum(["done", "current", "ahead"]) });

/** Nobody but the shop has a word in it: its addresses may be clicked. */
const isOurs = z.boolean().optional();

/** A piece of goods in a mail: what it is called, what it costs, and where it is. */
const card = z.object({
  name: z.string(),
  price: z.string(),
  href: z.string(),
  picture: z.string().optional(),
});

const block = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("heading"), text: z.string() }),
  z.object({ kind: z.literal("text"), text: z.string(), isOurs }),
  /** A remark, smaller. */
  z.object({ kind: z.literal("note"), text: z.string(), isOurs }),
  z.object({ kind: z.literal("button"), label: z.string(), href: z.string() }),
  /** Terms and what belongs to them. */
  z.object({ kind: z.literal("facts"), rows: z.array(pair), isOurs }),
  /** What was ordered, with amounts, and the sums below; the last sum is the total. */
  z.object({ kind: z.literal("bill"), lines: z.array(pair), sums: z.array(pair) }),
  /** What the shop's own editor wrote, cleaned, its links whole addresses; nobody else has a word in it. */
  z.object({ kind: z.literal("html"), html: z.string() }),
  z.object({ kind: z.literal("picture"), src: z.string(), alt: z.string() }),
  /** A QR code of the shop's own, drawn when the mail is sent and attached to it; `text` is what it holds. */
  z.object({ kind: z.literal("code"), text: z.string(), alt: z.string() }),
  z.object({ kind: z.literal("cards"), cards: z.array(card) }),
  /** How far something has come. */
  z.object({ kind: z.literal("steps"), steps: z.array(step) }),
]);

/**
 * What a mail says, without its looks: plain texts that nobody has escaped. The outbox keeps this; the paper
 * around it and the plain-text form are made when the mail is sent, and texts that may be a stranger's lose
 * their links (see unlinked-mail).
 */
export const mailBodySchema = z.object({
  title: z.string(),
  /** What a mailbox shows beside the subject. */
  preview: z.string(),
  blocks: z.array(block),
  shop: mailShop,
  /** In which language it is written, and its paper made; English without. */
  language: z.enum(languages).optional(),
  /** Ends the subscription that this mail belongs to; newsletter mails only. */
  unsubscribe: z.string().optional(),
});

/** With what mails say by, and no stored mail keeps. */
export type MailShop = z.infer<typeof mailShop> & { closedDays?: string };
export type MailCard = z.infer<typeof card>;
export type Block = z.infer<typeof block>;
export type MailBody = z.infer<typeof mailBodySchema>;

/**
 * The body of a mail from this shop. Of the shop's settings it keeps what stands under a mail, and no others:
 * it is stored.
 */
export const mailBody = (shop: MailShop, words: Omit<MailBody, "shop" | "language">): MailBody => {
  const { name, email, phone, address, gstin } = shop;
  const language = languageNow();
  const spoken = language === "en" ? {} : { language };
  return { ...words, ...spoken, shop: { name, email, phone, address, gstin } };
};
