import type { Words } from "#values/language/texts.ts";
import type * as en from "./dashboard.text.ts";

export const dashboardText: Words<typeof en.dashboardText> = {
  area: "खाता",
  orders: "मेरे ऑर्डर",
  addresses: "पते",
  wishlist: "पसंद",
  settings: "खाते की सेटिंग",
  logout: "लॉग आउट",
  failed: {
    title: "कुछ गड़बड़ हो गई",
    text: "आपका खाता अभी नहीं खुल पाया। थोड़ी देर में फिर कोशिश कीजिए।",
  },
};
