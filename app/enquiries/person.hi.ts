import type { Words } from "#values/language/texts.ts";
import type * as en from "./person.text.ts";

export const personText: Words<typeof en.personText> = { fullName: "पूरा नाम", email: "ईमेल", phone: "फ़ोन" };
