import { texts } from "#values/language/texts.ts";
import * as en from "./choice.en.ts";
import * as hi from "./choice.hi.ts";

export const choiceText = texts({ en: en.choiceText, hi: hi.choiceText });
