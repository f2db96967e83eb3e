import { grouped } from "#values/text/grouped.ts";
import { longDay } from "#values/time/date-time.ts";

const count = (number: number, one: string, many: string): string =>
  number === 1 ? `1 ${one}` : `${grouped(number)} ${many}`;

/** The owner's pages of who makes together, and how much of it in a week (PROMISE-1). */
export const groupsText = {
  title: "Groups",
  note: "Who makes together, and how many pieces a week. By that the shop can tell on which day an order leaves.",
  back: "Making",
  all: "All groups",
  none: "There is no group yet. Begin with those who make most, such as 'Painting'.",
  new: "New Group",
  unread: { title: "Error", text: "The groups could not be read. Please try again." },
  gone: "There is no such group any more.",
  week: (pieces: number) => `${count(pieces, "piece", "pieces")} a week`,
  products: (products: number) => count(products, "product", "products"),
  next: (day: string | null) =>
    day === null ? "Full for as long as you look ahead" : `A piece ordered now is made by ${longDay(day)}`,
  mode: {
    off: "These weeks are not used: under Settings, Shipping the day by free weeks is off.",
    advise: "Only you see these days: buyers read the lead days, as before.",
    on: "Buyers read these days.",
  },
  fields: { name: "Name", piecesWeek: "Pieces a Week", closed: "Closed days", weight: "Weight" },
  hints: {
    piecesWeek: "Of weight 1, Monday to Saturday.",
    closed:
      "Beside the shop's own. One or a range on a line: 14 November 2026, or 1 June 2027 to 12 June 2027.",
  },
  weeks: {
    title: "The next weeks",
    until: (day: string) => `until ${longDay(day)}`,
    free: (free: number) => `${grouped(free)} free`,
    full: "full",
    closed: "closed",
  },
  made: {
    title: "What they make",
    note: "Of what is made to order. Weight 3 takes as much of a week as three pieces of weight 1.",
    none: "Nothing is made to order yet: a product's form says so, under 'Made to order'.",
    weightOf: (name: string) => `Weight of ${name}`,
    ofOther: (group: string) => `now with ${group}`,
  },
  save: "Save Group",
  remove: "Delete Group",
  ask: (name: string) => `Delete '${name}'? Its products are then made by no group.`,
  saved: { title: "Group Saved", text: "Its weeks count from now on." },
  removed: { title: "Group Deleted", text: "Its products are made by no group now." },
  notSaved: (text: string) => ({ title: "Not Saved", text }),
  offline: "The shop could not be reached. Please try again.",
  stale: "Somebody changed this group meanwhile. Look at it as it is now, and change it again.",
  errors: {
    name: "Give it a name of at most 60 letters.",
    taken: "Another group has this name.",
    piecesWeek: "Enter a whole number from 1 to 1,00,000.",
    closed: (line: string) => `'${line}' is no day. Write it as 14 November 2026.`,
    closedLong: "Write at most 3,000 letters.",
    weight: "A weight is a whole number from 1 to 100.",
  },
};
