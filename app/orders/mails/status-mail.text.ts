import { texts } from "#values/language/texts.ts";
import * as en from "./status-mail.en.ts";
import * as hi from "./status-mail.hi.ts";

export const statusMailText = texts({ en: en.statusMailText, hi: hi.statusMailText });
