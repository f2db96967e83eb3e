/** The errors of records' fields. */
export const recordFieldText = {
  slug: "Slug",
  besideSlug: "Address of the page",
  errors: {
    choice: "Choose one of these.",
    rupeesHigh: "The amount can be ₹10,00,000 at most.",
    rupeesOrNone: "Enter an amount in rupees, such as 999, or nothing.",
    moment: "Enter a date such as 1/12/2026, or with its time: 1/12/2026 6:30 pm.",
    day: "Enter a date such as 1/12/2026.",
    count: "Enter a whole number from 1 to 999999, or nothing.",
  },
} as const;

/** Below a line of names: the search of what it may name. */
export const finderText = {
  find: "Find with pictures",
  part: "Part of a name",
  add: "Add",
  remove: "Remove",
  found: (query: string) => `Found for “${query}”`,
  nothing: (query: string) => `Nothing is called “${query}”.`,
  unread: "The shop can't be reached. Please try again, or type the names above.",
};
