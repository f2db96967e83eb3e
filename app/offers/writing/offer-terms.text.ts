/** What stands at an offer's terms. */
export const offerTermsText = {
  title: "Terms",
  words: "Words to the buyer",
  wordsHint: "Stand above the lines, and in the mail.",
  validUntil: "Valid until",
  validUntilHint: "It can be accepted to the end of this day.",
  promisedOn: "Leaves us by",
  promisedOnHint: "Empty: nothing is promised.",
  shippingCost: "Shipping (₹)",
  shippingCostHint: "Empty: free.",
  advancePercent: "Advance (%)",
  advancePercentHint: "Paid first, the balance before it is sent. Empty: all at once.",
  accountant: "An advance is money received before the invoice: have your accountant check this.",
  errors: {
    validUntil: "Choose a day from today on.",
    promisedOn: "Choose a day from today on, or leave it empty.",
    shippingCost: "Type a sum in rupees up to ₹1,00,000, or leave it empty.",
    advancePercent: "Type a whole number from 1 to 99, or leave it empty.",
  },
} as const;
