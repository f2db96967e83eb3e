/** Where whoever gets the newsletter ends it, without signing in. */
export const unsubscribeLink = (origin: string, token: string): string =>
  `${origin}/unsubscribe?token=${token}`;
