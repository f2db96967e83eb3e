import type { Words } from "#values/language/texts.ts";
import type * as en from "./stock-alert-form.text.ts";

export const stockAlertForm: Words<typeof en.stockAlertForm> = {
  intro: "अभी ख़त्म हो गया है। फिर आने पर हम आपको लिख सकते हैं।",
  label: "ईमेल",
  placeholder: "you@example.com",
  submit: "मुझे बताएँ",
};
