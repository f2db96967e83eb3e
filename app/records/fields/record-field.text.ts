/** The errors of records' fields. */
export const recordFieldText = {
  slug: "Slug",
  besideSlug: "Address of the page",
  errors: {
    choice: "Choose one of these.",
    rupeesOrNone: "Enter an amount in rupees, such as 999, or nothing.",
    moment: "Enter a date such as 1/12/2026, or with its time: 1/12/2026 6:30 pm.",
    count: "Enter a whole number from 1 to 999999, or nothing.",
  },
} as const;
