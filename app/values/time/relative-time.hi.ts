import type { Words } from "#values/language/texts.ts";
import { grouped } from "../text/grouped.ts";
import type * as en from "./relative-time.text.ts";

export const agoText: Words<typeof en.agoText> = {
  day: (count) => `${grouped(count)} दिन पहले`,
  hour: (count) => `${grouped(count)} ${count === 1 ? "घंटा" : "घंटे"} पहले`,
  minute: (count) => `${grouped(count)} मिनट पहले`,
  second: (count) => `${grouped(count)} सेकंड पहले`,
};
