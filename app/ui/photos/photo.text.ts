import { texts } from "#values/language/texts.ts";
import * as en from "./photo.en.ts";
import * as hi from "./photo.hi.ts";

export const photoText = texts({ en: en.photoText, hi: hi.photoText });
