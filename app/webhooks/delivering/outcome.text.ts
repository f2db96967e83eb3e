/** What an attempt came to, where there was no answer to show. */
export const outcomeText = {
  private: "Refused by the shop: the address leads into a private network.",
  silent: "No answer within 10 seconds.",
  broken: (code: string) => `Could not be reached (${code}).`,
  unsigned: "Its secret can't be read with this shop's APP_SECRET. Make a new secret.",
  redirect: "It answered with another address, and the shop follows none. Give the address that it leads to.",
} as const;
