import type { Words } from "#values/language/texts.ts";
import type * as en from "./one-step.text.ts";

export const oneStepText: Words<typeof en.oneStepText> = { making: "बनाना" };
