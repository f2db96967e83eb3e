import { texts } from "#values/language/texts.ts";
import * as en from "./settings.en.ts";
import * as hi from "./settings.hi.ts";

export const ownSettingsText = texts({ en: en.ownSettingsText, hi: hi.ownSettingsText });
