import { grouped } from "#values/text/grouped.ts";

/** What the parts of every form say. */
export const formText = {
  optional: "(optional)",
  cancel: "Cancel",
  reload: "Reload",
  show: "Show",
  hide: "Hide",
  typed: " what is typed",
  made: (text: string) => (text === "" ? "Made by itself" : `Made by itself: ${text}`),
  writeOwn: "Write My Own",
  chooseDay: "Choose a day",
};

/** What is wrong with a field, on every page with one. */
export const fieldText = {
  email: "Please enter a valid email address, such as name@example.com.",
  decimals: "Use at most two digits after the point, such as 1499.50.",
  long: (most: number) => `Please use at most ${grouped(most)} characters.`,
};
