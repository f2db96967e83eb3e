import type { PayTab } from "./pay-list.ts";

/** The list of makers' accounts. */
export const payListText = {
  title: "Makers' Pay",
  note: "Who is owed what. The shop moves no money: pay as you always do, and note it here.",
  tabs: { owed: "To Pay", ahead: "Given Ahead", all: "All" } satisfies Record<PayTab, string>,
  none: {
    owed: "Nobody is owed anything now",
    ahead: "Nobody was given anything ahead",
    all: "There is no maker yet",
  } satisfies Record<PayTab, string>,
  noneText: "Work that you look at and find good comes here by itself.",
  search: "Search makers",
  noneFound: { title: "No maker matches the search" },
  listFailed: { title: "Error", text: "Failed to load the accounts. Please try again." },
  allOwed: (sum: string) => `Owed to all makers: ${sum}`,
  run: "Pay Run",
  columns: { picture: "Picture", maker: "Maker", balance: "Balance", paid: "Last paid", waits: "What waits" },
  owed: (sum: string) => `${sum} owed`,
  ahead: (sum: string) => `${sum} to come off`,
  even: "Nothing owed",
  never: "Not paid yet",
  paidOn: (day: string) => `Paid ${day}`,
  inRun: "In a pay run",
};
