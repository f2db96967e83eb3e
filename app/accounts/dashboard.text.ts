import { texts } from "#values/language/texts.ts";
import * as en from "./dashboard.en.ts";
import * as hi from "./dashboard.hi.ts";

export const dashboardText = texts({ en: en.dashboardText, hi: hi.dashboardText });
