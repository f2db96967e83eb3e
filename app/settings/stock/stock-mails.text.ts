import { grouped } from "#values/text/grouped.ts";

/** The owner's settings about stock, each with what it means today. */
export const stockMailsText = {
  form: "Stock",
  title: "When pieces run low",
  lowAt: "Low at",
  lowToday: (lowAt: number) =>
    lowAt === 0
      ? "Today a piece is low when none is left."
      : `Today a counted piece, or an option of it, is low when ${grouped(lowAt)} or fewer are left. The Dashboard lists these, too.`,
  mails: "Mails to the shop",
  whenSoldOut: "Write when the last one is sold",
  soldOutOn: "Today a mail comes within five minutes of the sale that takes the last piece.",
  soldOutOff: "Today no mail tells of it.",
  weekly: "Write each Monday about what is low",
  weeklyOn:
    "Today a mail comes on Mondays at nine, with what sold in 30 days and how long the rest lasts. A week without low stock has none.",
  weeklyOff: "Today no mail tells of it.",
  to: (email: string) => `They go to ${email}, the shop's own address.`,
  notCounted: "Only pieces with a stock count are watched; what is made to order, or hidden, is not.",
  errors: { lowAt: "Enter a whole number from 0 to 999." },
} as const;
