import type { Words } from "#values/language/texts.ts";
import type * as en from "./acknowledgement.text.ts";

export const acknowledgementText: Words<typeof en.acknowledgementText> = {
  subject: (shop, what) => `${shop}: ${what} हमें मिल गई`,
  title: "शुक्रिया।",
  reached: (what) => `${what} हमें मिल गई।`,
  note: (shop) => `अगर आपने ${shop} को नहीं लिखा, तो इस मेल को रहने दीजिए।`,
};
