import { texts } from "#values/language/texts.ts";
import * as en from "./reply.en.ts";
import * as hi from "./reply.hi.ts";

export const replyMailText = texts({ en: en.replyMailText, hi: hi.replyMailText });
