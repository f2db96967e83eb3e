import type { Language } from "#values/language/language.ts";
import type { Db, Trx } from "./database/db.ts";

/** What somebody agreed to be told of by WhatsApp. */
export type ToldAbout = { orderId: string } | { alertId: string } | { profileId: string };

/** A ticked box 'Also on WhatsApp'. */
export interface Agreed {
  about: ToldAbout;
  /** As WhatsApp takes it: `whatsappNumber`. */
  number: string;
  language: Language;
  at: Date;
}

/** A message about an order, as the owner's page of it says what became of it. */
export interface WhatsappNews {
  id: string;
  /** 'Order placed', in the reader's language. */
  about: string;
  /** 'delivered', or why it was not sent. */
  state: string;
  isTrouble: boolean;
  at: Date;
}

/** What came of a message that was sent to try the settings; where it was not: why, for the owner. */
export type TriedWhatsapp = { isSent: true } | { isSent: false; why: string };

interface TryingShop {
  db: Db;
  secret: string;
  now(): Date;
}

/**
 * Messages by WhatsApp, by a room that those below do not know. Handed in when the shop opens, where the
 * settings for it are there: without it no page shows a box.
 */
export interface WhatsappCarrier {
  /** Within the act that takes the form. What was agreed before about the same is over. */
  agree(trx: Trx, agreed: Agreed): Promise<void>;
  takeBack(trx: Trx, about: ToldAbout, at: Date): Promise<void>;
  /** The number that an account's messages go to; undefined where nobody agreed to any. */
  numberOf(db: Db, profileId: string): Promise<string | undefined>;
  newsOf(db: Db, orderId: string): Promise<WhatsappNews[]>;
  /** Sends one of the staff a buyer's first message. */
  tryIt(shop: TryingShop, tried: { number: string; by: string }): Promise<TriedWhatsapp>;
  /** Where a maker says whether work is told of by WhatsApp, below the path of the maker's own page. */
  ownPage(makerPath: string, chosen: Language | undefined): string;
}
