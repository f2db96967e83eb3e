/** The causes of codes that an owner may meet. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/^(ENOTFOUND|EAI_AGAIN|no address)$/, "There is no machine of that name"],
  [/^ECONNREFUSED$/, "Nothing listens at that address"],
  [/^(ECONNRESET|EPIPE|closed)$/, "The other program hung up without an answer"],
  [/CERT|UNABLE_TO_/, "Its certificate can't be trusted"],
  [/^(EPROTO|ERR_SSL_)/, "It does not speak https"],
  [/^HPE_/, "It does not speak HTTP"],
];

/** The outcome of an attempt without an answer to show. */
export const outcomeText = {
  private: "Refused by the shop: the address leads into a private network.",
  silent: "No answer within 10 seconds.",
  broken: (code: string) =>
    `${reasons.find(([codes]) => codes.test(code))?.[1] ?? "It could not be reached"} (${code}).`,
  unsigned: "Its secret can't be read with this shop's APP_SECRET. Make a new secret.",
  redirect: "It answered with another address, and the shop follows none. Give the address that it leads to.",
} as const;
