import { stateName } from "#values/contact/state-name.ts";
import type { Words } from "#values/language/texts.ts";
import type * as en from "./address.text.ts";

export const addressText: Words<typeof en.addressText> = {
  missing: (label) => `${label} भरना ज़रूरी है।`,
  long: (label, most) => `${label} में ${most} अक्षर तक ही आ सकते हैं।`,
  phone: "फ़ोन नंबर ऐसे लिखिए: 98765 43210, या ख़ाली छोड़ दीजिए।",
  noPincode: (pincode) => `${pincode} नाम का कोई पिन कोड नहीं है। अंक फिर से देख लीजिए।`,
  otherState: (pincode, state) =>
    `${pincode} ${stateName(state)} का पिन कोड है। इसे ठीक कीजिए, या वही राज्य चुनिए।`,
  pincode: "पिन कोड के पूरे 6 अंक लिखिए।",
  state: "सूची में से राज्य चुनिए।",
  country: "हम सिर्फ़ भारत के अंदर भेजते हैं।",
  choose: "राज्य चुनिए",
  india: "भारत",
};

export const addressLabels: Words<typeof en.addressLabels> = {
  fullName: "पूरा नाम",
  addressLine1: "पता, पहली लाइन",
  addressLine2: "पता, दूसरी लाइन",
  pincode: "पिन कोड",
  city: "शहर",
  state: "राज्य",
  country: "देश",
  phone: "फ़ोन",
  email: "ईमेल",
};
