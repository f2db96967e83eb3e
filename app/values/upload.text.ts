import { texts } from "./language/texts.ts";
import * as en from "./upload.en.ts";
import * as hi from "./upload.hi.ts";

export const uploadText = texts({ en: en.uploadText, hi: hi.uploadText });
