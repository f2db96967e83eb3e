/** Unsubscribes without signing in; `from` is the newsletter whose link it is. */
export const unsubscribeLink = (origin: string, token: string, from?: string): string =>
  `${origin}/unsubscribe?token=${token}${from === undefined ? "" : `&from=${from}`}`;

/** Where an address that had left confirms that it comes back (ENQUIRY-14). */
export const comeBackLink = (origin: string, token: string): string =>
  `${origin}/unsubscribe?token=${token}&again=1`;
