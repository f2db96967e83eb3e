import { texts } from "#values/language/texts.ts";
import * as en from "./card.en.ts";
import * as hi from "./card.hi.ts";

export const cardText = texts({ en: en.cardText, hi: hi.cardText });
