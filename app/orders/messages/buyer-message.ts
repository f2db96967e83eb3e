/** A link for the owner to send, and the words that she sends with it by WhatsApp. */
export interface BuyerMessage {
  link: string;
  words: string;
}
