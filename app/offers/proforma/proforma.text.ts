import { texts } from "#values/language/texts.ts";
import * as en from "./proforma.en.ts";
import * as hi from "./proforma.hi.ts";

export const proformaText = texts({ en: en.proformaText, hi: hi.proformaText });
