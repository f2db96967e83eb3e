import { texts } from "#values/language/texts.ts";
import * as en from "./grievance-mails.en.ts";
import * as hi from "./grievance-mails.hi.ts";

export const grievanceMailText = texts({ en: en.grievanceMailText, hi: hi.grievanceMailText });
