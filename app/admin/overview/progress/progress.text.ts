import type { ComingKind } from "./money-coming.ts";

/** How the shop goes, in words. */
export const progressText = {
  title: "How It Goes",
  unread: "The figures could not be read.",
  figures: "Figures by day",
  day: "Day",
  orders: (count: string, isOne: boolean) => `${count} ${isOne ? "order" : "orders"}`,
  units: {
    week: {
      now: "This week",
      before: "Last week",
      chart: "Revenue of this week and the last",
      chartOfOrders: "Orders of this week and the last",
      beside: (before: string, change: string) =>
        `${before} on the same days of last week${change && ` (${change})`}`,
      said: (now: string, before: string) => `${now} this week, ${before} on the same days of last week.`,
    },
    month: {
      now: "This month",
      before: "Last month",
      chart: "Revenue of this month and the last",
      chartOfOrders: "Orders of this month and the last",
      beside: (before: string, change: string) =>
        `${before} on the same days of last month${change && ` (${change})`}`,
      said: (now: string, before: string) => `${now} this month, ${before} on the same days of last month.`,
    },
  },
  /** From Monday, below a chart's bars. */
  weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  sellers: {
    title: "Best Sellers",
    note: "In the last 30 days.",
    none: "Nothing was sold in the last 30 days.",
    pieces: (count: string) => `${count} sold`,
  },
  low: {
    title: "Running Out",
    unread: "These could not be counted.",
    none: "Nothing runs out.",
    gone: "none left",
    left: (pieces: number) => `${pieces} left`,
    days: (days: number) =>
      days < 1 ? "for less than a day" : days === 1 ? "for a day" : `for ${days} days`,
    all: (count: string) => `All ${count}, by stock`,
  },
  coming: { title: "Money on Its Way", unread: "This could not be read.", none: "None is on its way." },
};

/** Money that is to come, and what goes back. */
export const comingWords: Readonly<Record<ComingKind, string>> = {
  courierCash: "Cash that couriers collect",
  deliveredCash: "Cash of delivered orders, not noted yet",
  parts: "Parts of agreed orders, not paid yet",
  refunds: "Refunds on their way to buyers",
};
