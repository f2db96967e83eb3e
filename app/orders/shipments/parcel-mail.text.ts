import { texts } from "#values/language/texts.ts";
import * as en from "./parcel-mail.en.ts";
import * as hi from "./parcel-mail.hi.ts";

export const parcelMailText = texts({ en: en.parcelMailText, hi: hi.parcelMailText });
export const piecesMailText = texts({ en: en.piecesMailText, hi: hi.piecesMailText });
