import { longDay } from "#values/time/date-time.ts";

/** The wording of the product form's part on how a product is made. */
export const stepsText = {
  title: "How It Is Made",
  hint: "The steps of the work in their order, and what a maker gets for a piece. Without steps it is made in one.",
  step: (place: number) => `Step ${place + 1}`,
  noGroup: "No group",
  /** For the owner alone. */
  advice: (day: string | null) =>
    day === null
      ? "By the free weeks: full for as long as you look ahead."
      : `By the free weeks: a piece ordered today leaves by ${longDay(day)}.`,
  name: "Work",
  nameExample: "Cutting",
  rate: "Rate a Piece",
  rateHint: "Rupees. Empty: agreed each time.",
  week: "Pieces a Week",
  weekHint: "One maker's.",
  hours: "Hours a Piece",
  hoursHint: "For you alone.",
  anHour: (sum: string) => `${sum} an hour`,
  errors: {
    name: "Say what is done in this step, such as Cutting.",
    nameTwice: "Another step has this name.",
    week: "Enter how many pieces a maker does in a week, from 1 to 999999.",
    hours: "Enter how many hours a piece takes, such as 2 or 2.5.",
    tooMany: (most: number) => `A product is made in ${most} steps at most.`,
  },
};
