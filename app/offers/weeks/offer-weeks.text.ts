import { longDay } from "#values/time/date-time.ts";

/** What the free weeks of those who make say of an offer, to its owner (PROMISE-12). */
export const offerWeeksText = {
  title: "Weeks of those who make it",
  full: (group: string, until: string, leaves: string) =>
    `${group} is full until ${longDay(until)}; this offer can leave by ${longDay(leaves)}`,
  fullOnly: (group: string, until: string) => `${group} is full until ${longDay(until)}`,
  leaves: (leaves: string) => `This offer can leave by ${longDay(leaves)}`,
  never: "No week that you promise has room for it.",
  hold: "Hold These Weeks",
  holdNote: (until: string) =>
    `Until ${longDay(until)}, its last day, nobody else is promised them. Declined or withdrawn, it lets them go; its order takes them.`,
  heldUntil: (days: readonly string[], until: string) =>
    `Held until ${longDay(until)}: it is made by ${days.map((day) => longDay(day)).join(", ")}.`,
  release: "Let These Weeks Go",
  held: { title: "Weeks held", text: "Nobody else is promised them until the offer's last day." },
  released: { title: "Weeks let go", text: "Others can have them again." },
};
