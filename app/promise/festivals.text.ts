import { longDay } from "#values/time/date-time.ts";

export const festivalNames = {
  holi: "Holi",
  rakhi: "Raksha Bandhan",
  "durga-puja": "Durga Puja (Ashtami)",
  dussehra: "Dussehra",
  diwali: "Diwali",
  chhath: "Chhath",
} as const;

/** The last day of an order that arrives before a festival (PROMISE-9). */
export const orderByWords = (day: string, festival: keyof typeof festivalNames): string =>
  `Order by ${longDay(day)} to have it before ${festivalNames[festival]}`;
