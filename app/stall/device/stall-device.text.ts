import type { StallPay } from "../sale/stall-sale.ts";

/** What stands on every screen of a stall's phone. */
export const stallText = {
  title: "Stall",
  opening: "The stall opens …",
  sales: "Sales",
  back: "Back",
  toStall: "To the Stall",
  waiting: (count: number) =>
    count === 1 ? "No network · 1 sale waits" : `No network · ${count} sales wait`,
  noNetwork: "No network · nothing waits",
  sending: (count: number) => (count === 1 ? "1 sale waits to be sent" : `${count} sales wait to be sent`),
  allSent: "The shop has all sales",
  signedOff: (count: number) =>
    count === 0
      ? "This device was signed off."
      : count === 1
        ? "This device was signed off. Its 1 sale is still here: show it to the owner."
        : `This device was signed off. Its ${count} sales are still here: show them to the owner.`,
  signOnAgain: "A new link from the owner signs it on again; what waits is sent then.",
  closed: "The owner has closed this stall. What is sold now is noted as a difference.",
  oldList: (day: string) => `This list is of ${day}. Get ready anew while there is a network.`,
  clockBack: (day: string) => `The clock of this phone has gone back: it says ${day}. Please set it right.`,
  clockOff: "The clock of this phone is more than half a day off. Please set it right before you sell.",
  failures: {
    full: "This phone has no room left. Nothing was written, and what you typed is still here: delete photos or videos, then press again.",
    closed:
      "The phone has closed what keeps the sales. Nothing was written: press again, or open this page anew.",
    refused: "The sale could not be written. What you typed is still here: press again.",
    done: "This sale was finished in another tab.",
  },
};

/** What is said where nothing can be sold. */
export const unableText = {
  script: {
    title: "The stall needs JavaScript",
    text: "It sells without a network, and for that it has to run on the phone. Without it the owner notes each sale at ‘New Order’, ‘At a fair’.",
  },
  title: "This browser can’t keep sales",
  lacks:
    "It has no place that stays, or nothing that works without a network. In a private tab that is so: open the link in an ordinary tab of Chrome, Firefox or Safari. Otherwise the owner notes each sale at ‘New Order’, ‘At a fair’.",
  blocked: "Another tab holds an older version of the stall. Close all its tabs, then open it again.",
  away: "The stall could not be loaded whole. Open it again where there is a network.",
};

/** Before the first sale. */
export const setUpText = {
  unpaired: {
    title: "This phone is no stall yet",
    text: "The owner opens Stalls in the admin area and presses ‘Add Device’. Open the link from there on this phone, or scan its code.",
    label: "Link or code",
    submit: "Set Up",
    noCode: "Paste the whole link, or the code in it.",
    working: "Signing on …",
  },
  pairErrors: {
    away: "The shop can’t be reached. Go where there is a network, and press ‘Set Up’ again.",
    refused: "This link has been used, or its ten minutes are over. Ask the owner for a new one.",
  },
  title: "Get Ready for the Fair",
  intro: "Do this at home, where there is a network. After that the stall works without.",
  device: (name: string, letter: string) => `${name} · its numbers begin with S${letter}`,
  stall: "Which stall?",
  noStall: "No stall is open. Ask the owner to begin one and take goods along.",
  start: "Get Ready for the Fair",
  again: "Get Ready Again",
  steps: { list: "Goods and prices", pictures: "Pictures", page: "This page, for when there is no network" },
  progress: (done: number, all: number) => `${done} of ${all}`,
  failed: "The shop can’t be reached. What is ready stays; try again where there is a network.",
  missing: (count: number) =>
    count === 1
      ? "1 picture could not be fetched; its good is sold by name."
      : `${count} pictures could not be fetched; their goods are sold by name.`,
  ready: "Ready: works without network",
  pieces: (goods: number, pieces: number) => `${goods} goods, ${pieces} pieces`,
  unkept:
    "This browser does not promise to keep what is written. In a private tab everything goes when it is closed: then open the link in an ordinary tab. Put the page on the home screen, and let it send often.",
  sell: "Begin to Sell",
};

/** Where goods are chosen and paid. */
export const sellText = {
  goods: "Goods",
  search: "Search goods",
  nothingFound: "Nothing of that name.",
  noGoods: "This stall has taken nothing along yet. Get ready again when it has.",
  left: (count: number) => (count > 0 ? `${count} left` : "None left"),
  /** Before the name, price and rest of a good. */
  add: "Add",
  less: (name: string) => `One less: ${name}`,
  more: (name: string) => `One more: ${name}`,
  pieces: (count: number) => (count === 1 ? "1 piece" : `${count} pieces`),
  total: "Total",
  cash: "Cash",
  upi: "UPI",
  noUpi: "The shop has no UPI ID yet.",
  throwAway: "Throw Away",
  throwAwayAll: "Throw Away All",
  keep: "Keep",
  sure: "Throw this sale away?",
  sureNumber: (number: string) =>
    `Throw this sale away? Its number ${number} is used up, and the shop is told that it was thrown away.`,
  large:
    "A sale of ₹50,000 and more needs the buyer’s name and address. The owner takes it at ‘New Order’, ‘At a fair’.",
  early: (today: string, madeOn: string) =>
    `The clock of this phone says ${today}, and this list is of ${madeOn}. Set the clock right, then press again.`,
  cashTitle: "Cash",
  given: "Given",
  change: "Give back",
  exact: "Exact",
  tooLittle: (sum: string) => `That is less than ${sum}.`,
  unreadable: "Type a sum, such as 500.",
  sold: "Sold",
  upiTitle: "UPI",
  scan: "UPI code to be scanned",
  upiId: "UPI ID",
  payee: "Payee",
  amount: "Amount",
  note: "Reference",
  reference: "UPI Reference",
  referenceHint: "12 digits, if the buyer shows them. It may stay empty.",
  referenceError: "A UPI reference has 12 digits.",
  paid: "Paid",
  paidInCash: "Paid in Cash",
  open: (number: string, sum: string) => `${number} over ${sum} is not finished.`,
  goOn: "Go On",
};

/** What a buyer gets. */
export const receiptText = {
  title: "Receipt",
  number: "Number",
  voided: "Thrown away",
  total: "Total",
  given: "Given",
  change: "Given back",
  pays: { cash: "Paid in cash", upi: "Paid by UPI" } satisfies Record<StallPay, string>,
  reference: "UPI reference",
  taxable: (rate: string) => `Taxable value at ${rate} %`,
  central: (rate: string) => `CGST ${rate} %`,
  state: (rate: string) => `SGST ${rate} %`,
  taxIncluded: "All prices include GST.",
  furtherLines: (count: number) => `+ ${count} more`,
  facts: "This receipt’s facts as a code",
  thanks: "Thank you",
  print: "Print",
  next: "Next Sale",
};

/** What was sold. */
export const salesText = {
  title: "Today’s Sales",
  earlier: "From earlier days, not sent yet",
  none: "Nothing was sold today yet.",
  cashSoFar: "Cash so far",
  upiSoFar: "UPI so far",
  all: "All",
  count: (count: number) => (count === 1 ? "1 sale" : `${count} sales`),
  ways: { cash: "Cash", upi: "UPI" } satisfies Record<StallPay, string>,
  states: {
    open: "Not finished",
    waiting: "Waits",
    kept: "With the shop",
    booked: "Booked",
    trouble: "The owner looks at it",
  },
  send: "Send Now",
};
