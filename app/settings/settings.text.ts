/** The owner's settings in words. */
export const settingsText = {
  title: "Settings",
  /** Short: on a phone the last ones are reached by a swipe. */
  tabs: {
    facts: "Shop",
    shipping: "Shipping",
    cash: "Cash on Delivery",
    bulk: "Bulk Prices",
    stock: "Stock",
    opening: "Opening",
    words: "Search Words",
    texts: "Legal",
    faq: "FAQ",
  },
  save: "Save Settings",
  saved: { title: "Settings Saved", text: "The shop shows it from now on." },
  saveFailed: (reason: string) => ({ title: "Could Not Save", text: reason }),
  readFailed: { title: "Error", text: "Failed to load the settings. Please try again." },
  broken: "Nothing was changed. Please try again.",
  offline: "The shop could not be reached. What you typed is kept.",
  /** What holds when a field is left empty. */
  ratingToday: (text: string | undefined) =>
    text
      ? `Today a product without reviews says '${text}'.`
      : "Today a product without reviews says nothing.",
  emailOfOthers: "Buyers write there, so only somebody who sees orders and messages changes it.",
  ifEmpty: (value: string | undefined) => `If left empty: ${value ?? "not shown"}`,
  noRate: "No rate",
  gstRateHint:
    "For products without a rate of their own. Prices contain the tax; a bill shows it once a GSTIN is set.",
  hsnHint: "For products without a code of their own, such as 4202 for bags.",
  giftWrap: {
    title: "Gifts",
    label: "Gift wrap (₹)",
    notOffered: "If left empty: not offered. Today the checkout offers no gift wrap.",
    offered: (price: string) => `If left empty: not offered. Today the checkout offers it for ${price}.`,
  },
  cancelled: {
    title: "Cancelled by the customer",
    label: "Refund a paid order at once when its customer cancels it",
    atOnce: "Today a card payment goes back by itself when its customer cancels the order.",
    byHand: "Today such an order is marked 'Refund due', and you send the money back on its page.",
  },
  returns: {
    title: "Returns",
    days: "Return Days",
    damageHours: "Damage Hours",
    daysEffect: (days: number) =>
      days === 0
        ? "Today nothing comes back unless it arrives damaged. Orders keep what was promised when they were placed."
        : `Today goods come back within ${days} days of their delivery. 0: only damaged ones do. Orders keep what was promised when they were placed.`,
    hoursEffect: (hours: number) =>
      `Today damage is told within ${hours} hours of the delivery; what is told later is taken and marked as late.`,
  },
  invites: {
    title: "Reviews",
    label: "Ask for a review a week after an order has arrived",
    on: "Today each buyer gets one mail seven days after an order has arrived, with a link that stops them.",
    off: "Today nobody is asked; 'Write a Review' stands on orders that have arrived all the same.",
  },
  closedDaysHint:
    "Days on which nobody works beside Sundays, one on a line: 26 January (of every year), 14 November 2026, 18 October 2026 to 24 October 2026. The day by which a piece made to order leaves counts without them.",
  giHint: (number: string | undefined) =>
    number === undefined
      ? "Today no certificate speaks of the geographical indication. With your number in its register, those of hand-painted pieces do."
      : "Today certificates of hand-painted pieces name the geographical indication with this number; no others do.",
  label: {
    title: "Labels",
    about:
      "What the Legal Metrology rules want said of packaged goods, on their pages and labels. A product's own values win.",
    none: "Today this is said of no product that has none of its own.",
    today: (text: string) => `Today goods without their own say '${text}'.`,
    care: (text: string) => `If left empty: ${text}`,
  },
  bank: {
    title: "Bank Details",
    shown: "Today they are shown to buyers whose order is paid in parts or by transfer, and on their papers.",
    none: "Today no buyer is told where to send a transfer: write an account, a UPI ID, or both.",
  },
  errors: {
    accountNumber: "An account number has 9 to 18 digits.",
    ifsc: "An IFSC has four letters, a zero and six more signs, such as SBIN0001234.",
    upiId: "Enter a UPI ID, such as name@bank.",
    wholeAccount: "Fill in the account's name, number and IFSC, or leave all three empty.",
    month: "Enter a month such as 11/2026 or November 2026.",
    closedDay: (line: string) =>
      `“${line}” is no day. Write 26 January, 14 November 2026 or 18 October 2026 to 24 October 2026.`,
    phone: "Enter a phone number, such as +91 98765 43210.",
    gstin: "This is no GSTIN: please compare all 15 characters, the check digit at the end included.",
    gstRate: "Choose one of the GST rates in the list.",
    hsn: "An HSN code has 4, 6 or 8 digits.",
    link: "Enter a whole address that begins with https://.",
    sum: "Enter a sum in rupees, such as 99 or 1,499.",
    wrap: "Enter a sum above ₹0, such as 50, or leave it empty.",
    returnDays: "Enter a number of days from 0 to 365.",
    damageHours: "Enter a number of hours from 1 to 720.",
    sumHigh: "The sum must be below ₹1,00,00,000.",
    expressBelowStandard: "Express must not cost less than standard delivery.",
    reducedAbove: "The reduced rate must not be above the usual express rate.",
    reducedAlways: "From ₹0 on, every order would get the reduced rate: lower the express rate instead.",
    reducedBelowStandard:
      "Express would cost less than standard delivery here: begin no lower than free delivery does, or raise the reduced rate.",
  },
} as const;
