import { grouped } from "#values/text/grouped.ts";

/** The mails about what is nearly gone, or gone. */
export const lowStockText = {
  low: (count: number) => (count === 1 ? "1 piece runs low" : `${grouped(count)} pieces run low`),
  lowPreview: "What is nearly gone, and how long it lasts.",
  soldOut: (name: string) => `Sold out: ${name}`,
  soldOutPreview: "The last one is sold.",
  allSoldOut: (count: number) => `${grouped(count)} pieces are sold out`,
  allSoldOutPreview: "The last ones are sold.",
  title: (subject: string) => `${subject}.`,
  more: (count: number) => `And ${grouped(count)} more.`,
  all: "See all by stock",
  note: "When you are told of stock is set in Settings, Stock.",
  left: "Left",
  none: "none",
  soldIn: (days: number) => `Sold in ${days} days`,
  open: "Open it",
  lasts: "Lasts",
  lasting: (days: number) => {
    if (days === 0) return "less than a day";
    return `about ${days === 1 ? "a day" : `${grouped(days)} days`}`;
  },
};
