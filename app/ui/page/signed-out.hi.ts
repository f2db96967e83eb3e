import type { Words } from "#values/language/texts.ts";
import type * as en from "./signed-out.text.ts";

export const signedOutText: Words<typeof en.signedOutText> = {
  text: "आपका लॉग आउट हो गया है। दूसरी खिड़की में लॉग इन कीजिए, फिर यहाँ दोबारा कोशिश कीजिए: कुछ खोया नहीं है।",
};
