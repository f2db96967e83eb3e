import { texts } from "#values/language/texts.ts";
import * as en from "./b2b.en.ts";
import * as hi from "./b2b.hi.ts";

export const b2b = texts({ en: en.b2b, hi: hi.b2b });
