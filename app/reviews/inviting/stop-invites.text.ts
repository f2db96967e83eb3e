import { texts } from "#values/language/texts.ts";
import * as en from "./stop-invites.en.ts";
import * as hi from "./stop-invites.hi.ts";

export const stopInvitesText = texts({ en: en.stopInvitesText, hi: hi.stopInvitesText });
