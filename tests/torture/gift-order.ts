const gstin = "27AAPFU0939F1ZV";

/** What a gift that a company buys has in its form besides; its shopper was warned of the other state. */
export const giftForm = {
  ...{ isGift: "on", giftMessage: "Shubh vivah", giftWrap: "on" },
  ...{ isCompany: "on", companyName: "Haat & Sons", gstin, gstinSeen: gstin },
};

/** One in four is such a gift, and stays it each time it is sent. */
export const isGift = (key: string): boolean => Number.parseInt(key.slice(-2, -1), 16) % 4 === 0;

/** What wrapping it costs, in paise. */
export const wrapPrice = 4950;
