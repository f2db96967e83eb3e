/** Where whoever gets the newsletter ends it, without signing in; `from` is the one whose link it is. */
export const unsubscribeLink = (origin: string, token: string, from?: string): string =>
  `${origin}/unsubscribe?token=${token}${from === undefined ? "" : `&from=${from}`}`;
