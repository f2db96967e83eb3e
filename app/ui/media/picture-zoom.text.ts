import { texts } from "#values/language/texts.ts";
import * as en from "./picture-zoom.en.ts";
import * as hi from "./picture-zoom.hi.ts";

export const zoomText = texts({ en: en.zoomText, hi: hi.zoomText });
