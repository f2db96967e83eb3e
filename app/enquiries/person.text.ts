import { texts } from "#values/language/texts.ts";
import * as en from "./person.en.ts";
import * as hi from "./person.hi.ts";

export const personText = texts({ en: en.personText, hi: hi.personText });
