import { texts } from "#values/language/texts.ts";
import * as en from "./stock-alert-form.en.ts";
import * as hi from "./stock-alert-form.hi.ts";

export const stockAlertForm = texts({ en: en.stockAlertForm, hi: hi.stockAlertForm });
