import { texts } from "#values/language/texts.ts";
import * as en from "./grievance.en.ts";
import * as hi from "./grievance.hi.ts";

export const grievanceText = texts({ en: en.grievanceText, hi: hi.grievanceText });
export const grievanceStates = texts({ en: en.grievanceStates, hi: hi.grievanceStates });
export const ticketText = texts({ en: en.ticketText, hi: hi.ticketText });
