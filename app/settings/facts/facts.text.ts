/** The shop's facts in the owner's settings: the fields, and what each means today. */
export const factsText = {
  parts: {
    business: "Business details",
    contact: "Contact details",
    days: "Working days",
    social: "Social links",
    gst: "GST",
    bank: "Bank Details",
    cards: "Cards and UPI",
    labels: "Labels",
    certificates: "Certificates",
    rating: "Rating line",
    invites: "Reviews",
  },
  fields: {
    name: "Shop name",
    address: "Address",
    grievanceOfficer: "Grievance officer",
    email: "E-mail",
    phone: "Phone",
    closedDays: "Closed days",
    facebook: "Facebook",
    instagram: "Instagram",
    x: "X",
    gstin: "GSTIN",
    pan: "PAN",
    gstRate: "GST rate",
    hsn: "HSN code",
    supplyRule: "Place of supply for companies",
    accountName: "Account name",
    accountNumber: "Account number",
    ifsc: "IFSC",
    upiId: "UPI ID",
    giNumber: "GI authorised user number",
    ratingShown: "Show it until a product has reviews",
    ratingText: "Rating text",
    reviewInvites: "Ask for a review a week after an order has arrived",
  },
  /** The fact that an empty field falls back to. */
  ifEmpty: (value: string | undefined) => `If left empty: ${value ?? "not shown"}`,
  emailOfOthers: "Buyers write there, so only somebody who sees orders and messages changes it.",
  bankOfOthers: "Buyers send money there, so only somebody who sees money changes it.",
  closedDaysHint:
    "Days on which nobody works beside Sundays, one on a line: 26 January (of every year), 14 November 2026, 18 October 2026 to 24 October 2026. The day by which a piece made to order leaves counts without them.",
  panHint:
    "For e-way bills while you have no GSTIN, which contains it; buyers never see it. Whoever sends handicraft goods to another state without a GSTIN needs one (Notification 3/2018-Integrated Tax).",
  noRate: "No rate",
  gstRateHint:
    "For products without a rate of their own. Prices contain the tax; a bill shows it once a GSTIN is set.",
  hsnHint: "For products without a code of their own, such as 4202 for bags.",
  supply: {
    title: "Orders of companies",
    rules: { parcel: "Where the parcel goes", buyer: "Where the buyer is registered" },
    when: "It applies where a buyer has a GSTIN and the parcel goes to another state than the GSTIN’s: delivered to a third person on the company’s word. All other orders are supplied where the parcel goes, and what is fetched at the shop is supplied there.",
    today: {
      parcel: "Today such an order is supplied where its parcel goes, as any other.",
      buyer:
        "Today such an order is supplied where the company is registered: in your own state its invoice has CGST and SGST, else IGST.",
    },
    law: "“… it shall be deemed that the said third person has received the goods and the place of supply of such goods shall be the principal place of business of such person.”",
    source:
      "Section 10(1)(b) of the Integrated Goods and Services Tax Act, 2017, as read in November 2026. Ask your accountant.",
    kept: "Orders that were placed before keep what held for them; an order’s page lets you say otherwise for that one until its invoice is made.",
  },
  giHint: (number: string | undefined) =>
    number === undefined
      ? "Today no certificate speaks of the geographical indication. With your number in its register, those of hand-painted pieces do."
      : "Today certificates of hand-painted pieces name the geographical indication with this number; no others do.",
  label: {
    about:
      "What the Legal Metrology rules want said of packaged goods, on their pages and labels. A product's own values win.",
    none: "Today this is said of no product that has none of its own.",
    today: (text: string) => `Today goods without their own say '${text}'.`,
    care: (text: string) => `If left empty: ${text}`,
    onePiece: "1 piece",
  },
  ratingToday: (text: string | undefined) =>
    text
      ? `Today a product without reviews says '${text}'.`
      : "Today a product without reviews says nothing.",
  invites: {
    on: "Today each buyer gets one mail seven days after an order has arrived, with a link that stops them.",
    off: "Today nobody is asked; 'Write a Review' stands on orders that have arrived all the same.",
  },
  bank: {
    shown: "Today they are shown to buyers whose order is paid in parts or by transfer, and on their papers.",
    none: "Today no buyer is told where to send a transfer: write an account, a UPI ID, or both.",
  },
  cards: {
    real: "Today buyers pay by card and UPI through Razorpay.",
    simulated: "Today cards and UPI are paid at a simulator, and no money moves.",
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
    pan: "A PAN has 5 letters, 4 digits and a letter.",
    otherPan: (pan: string) =>
      `This GSTIN is of the PAN ${pan}, its 3rd to 12th characters. Compare the two.`,
    gstRate: "Choose one of the GST rates in the list.",
    hsn: "An HSN code has 4, 6 or 8 digits.",
    supplyRule: "Choose one of the two.",
    link: "Enter a whole address that begins with https://.",
  },
} as const;

/** The mail to owners: where money and mails go is another place now. */
export const guardedMailText = {
  subject: (shop: string) => `Where money and mails go was changed: ${shop}`,
  title: "Where money and mails go was changed.",
  preview: (by: string) => `${by} changed it on the page 'Settings'.`,
  text: (by: string) => `${by} changed this on the page 'Settings', and offers and mails say so at once:`,
  note: "If that is not right, put it back there, and end their sessions or remove them on the page 'Staff'.",
  asStarted: "as the shop was started",
} as const;
