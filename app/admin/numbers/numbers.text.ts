import { grouped } from "#values/text/grouped.ts";
import { dayRange } from "#values/time/day-range.ts";
import type { DaySpan } from "./period.ts";

export const festivalText = {
  title: "Festivals",
  note: "The weeks before a festival beside those before the last one, day for day to the festival.",
  festival: "Festival",
  own: "Days of your own",
  from: "From",
  until: "To",
  against: "Compared with, from",
  show: "Show",
  back: "All Numbers",
  failed: { title: "Error", text: "Could not read the numbers." },
  unread: "These could not be read.",
  none: "Neither of the two times has a visit or an order yet.",
  spans: (now: DaySpan, before: DaySpan): string =>
    `${dayRange(now.from, now.until)} beside ${dayRange(before.from, before.until)}.`,
  said: (what: string, now: string, before: string, change: string): string =>
    `${what} so far: ${now}, and ${before} up to the same day last time${change === "" ? "" : ` (${change})`}.`,
  saidWhole: (what: string, now: string, before: string, change: string): string =>
    `${what}: ${now}, and ${before} last time${change === "" ? "" : ` (${change})`}.`,
  whole: (what: string, sum: string): string => `By the end ${what.toLowerCase()} came to ${sum} last time.`,
  grown: (what: string): string => `${what}, added up day by day`,
  byDay: (what: string): string => `${what} by day`,
  day: "Day",
  days: {
    own: (place: number): string => `Day ${place}`,
    itself: "The day itself",
    before: (left: number): string => `${left} ${left === 1 ? "day" : "days"} before`,
  },
  thisTime: "This time",
  lastTime: "Last time",
  sources:
    "Dates are those of India’s holidays as timeanddate.com lists them; far ahead they may move by a day, and some places keep another day.",
} as const;

const count = (number: number, one: string, many: string): string =>
  `${grouped(number)} ${number === 1 ? one : many}`;

export const numbersText = {
  title: "Numbers",
  note: "Visits are counted by the shop itself, without cookies and without anybody else.",
  period: "Period",
  show: "Show",
  last: (days: number): string => `The last ${days} days`,
  year: "The last 12 months",
  of: ({ from, until }: DaySpan): string => dayRange(from, until),
  compared: (before: DaySpan): string => `Compared with ${dayRange(before.from, before.until)}.`,
  export: "Export CSV",
  print: "Print a Month",
  festivals: "Festivals",
  back: "All Numbers",
  month: "Month",
  printNow: "Print",
  printed: (month: string): string => `Numbers of ${month}`,
  failed: { title: "Error", text: "Could not read the numbers." },
  unread: "These could not be read.",
  sums: "Sums",
  figures: {
    visits: "Visits",
    orderedVisits: "Visits that ordered",
    orders: "Orders",
    revenue: "Revenue",
    perOrder: "Per order",
    pieces: "Pieces",
    sentBack: "Sent back",
    ofAll: "Of all",
    ofBefore: "Of the step before",
    howMany: "How many",
    ofThoseSent: "Of those that left",
  },
  rows: {
    buyers: "Buyers",
    product: "Product",
    from: "From",
    step: "Step",
    what: "What",
    day: "Day",
    month: "Month",
  },
  units: {
    day: { figures: "Figures by day", visits: "Visits by day" },
    month: { figures: "Figures by month", visits: "Visits by month" },
  },
  orderCount: (orders: number): string => `${orders} orders`,
  same: "the same",
  aboutSame: "about the same",
  shortMonths: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  tables: {
    days: "Visits, orders and revenue by day",
    way: "From visit to order",
    sources: "Where from",
    sold: "What sells",
    "came-back": "What came back",
    buyers: "Who bought again",
  },
  behindCache:
    "A cache stands in front of the shop. Whoever runs no script is not counted, links from other sites are known by UTM parameters only, and a product counts where a visit begins with it.",
  visits: {
    title: "Visits",
    none: "Nobody has come in this time yet, or it was before visits were counted. Who works here is not counted: look at the shop from another device and a visit stands here a few seconds later.",
    bots: (pages: number): string =>
      `Search engines and other programs asked for ${count(pages, "page", "pages")} besides; they are no visits.`,
    best: (name: string, visits: number): string => `Most came on ${name}: ${grouped(visits)}.`,
    bestMonth: (name: string, visits: number): string => `Most came in ${name}: ${grouped(visits)}.`,
  },
  way: {
    title: "From Visit to Order",
    said: (visits: number, orders: number, percent: string): string =>
      `Of ${count(visits, "visit", "visits")} ${grouped(orders)} led to an order: ${percent}.`,
    note: "A visit is one browser on one day. Who came back another day to buy counts as two.",
    steps: {
      visits: "Came to the shop",
      products: "Saw a product",
      carts: "Opened the cart",
      checkouts: "Began the checkout",
      orders: "Placed an order",
    },
  },
  sources: {
    title: "Where From",
    note: "By the UTM parameters of the address, or the site whose link was followed. To see what a post brought, share a link with ?utm_source=instagram&utm_campaign=diwali at its end.",
    none: "Nobody came by a link that says where from.",
    direct: "Typed, saved or not said",
    most: (rows: number): string => `The ${rows} with most visits. The file has all of them.`,
  },
  sales: {
    title: "Orders and Revenue",
    none: "No sales in this time.",
    note: "Revenue counts paid and cash orders, with shipping, less what went back.",
    best: (name: string, revenue: string): string => `The best was ${name} with ${revenue}.`,
  },
  sold: {
    title: "What Sells",
    none: "Nothing was sold in this time.",
    note: "Lines of the orders that count as sales, at what they came to; shipping and refunds aside.",
    most: (rows: number): string => `The ${rows} that sold most. The file has up to 100.`,
  },
  parcels: {
    title: "What Came Back",
    none: "No parcel left, and nothing was sent back in this time.",
    more: "By method, state and PIN code",
    sent: "Parcels that left",
    delivered: "Delivered",
    cameBack: "Came back undelivered",
    cashRefused: "Cash refused at the door",
    returnsAsked: "Returns that buyers asked for",
    piecesReturned: "Pieces that buyers sent back",
    refunds: "Given back for returns",
  },
  buyers: {
    title: "Who Bought Again",
    first: "First orders",
    again: "Orders of returning buyers",
    none: "No orders in this time.",
    said: (again: number, all: number, percent: string): string =>
      `${grouped(again)} of ${count(all, "order", "orders")} came from somebody who had bought before: ${percent}.`,
    note: "By the same e-mail or phone. Orders whose buyer is erased are left out.",
  },
} as const;
