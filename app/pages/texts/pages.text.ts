/** The page of questions and answers. */
export const faqText = {
  title: "Questions and answers",
  description: (returns: string, bulkOrders: string) =>
    `How to order and pay, how long delivery takes within India, ${returns}, and how ${bulkOrders} work.`,
  returnsWithin: (days: string) => `returns within ${days}`,
  damagedGoods: "damaged goods",
  bulkOrders: "bulk orders",
  bulkOrdersFrom: (pieces: string) => `bulk orders from ${pieces} pieces`,
  search: "Search questions",
  find: "Find",
  none: { title: "No questions found.", text: "Try fewer words, or ask us.", ask: "Contact" },
  /** The four kinds of questions, by the names under which they are stored. */
  category: (kept: string) => kept,
};

/** The texts of the law. */
export const policyText = {
  all: "Policies",
  changed: (day: string) => `Last changed on ${day}`,
  noGstin: "not registered",
};
