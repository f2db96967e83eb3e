import { texts } from "#values/language/texts.ts";
import * as en from "./return-step.en.ts";
import * as hi from "./return-step.hi.ts";

export const returnStepText = texts({ en: en.returnStepText, hi: hi.returnStepText });
