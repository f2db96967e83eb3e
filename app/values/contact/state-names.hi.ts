import type { Words } from "#values/language/texts.ts";
import type * as en from "./state-names.text.ts";
import { statesInHindi } from "./states-in-hindi.ts";

export const indianStateText: Words<typeof en.indianStateText> = { name: (state) => statesInHindi[state] };
