/** What stands on a job slip, in the language of its maker. */
export const jobSlipText = {
  title: "Job slip",
  lot: (number: string) => `Lot ${number}`,
  make: (count: number) => `Make ${count}`,
  by: (day: string) => `by ${day}`,
  withoutDay: "The day is told to you.",
  rate: (rupees: string) => `${rupees} a piece`,
  scan: "For the shop: where this work stands",
  sign: "Received by",
};
