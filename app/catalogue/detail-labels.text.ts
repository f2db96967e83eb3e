import { texts } from "#values/language/texts.ts";
import * as en from "./detail-labels.en.ts";
import * as hi from "./detail-labels.hi.ts";

export const detailLabels = texts({ en: en.detailLabels, hi: hi.detailLabels });
