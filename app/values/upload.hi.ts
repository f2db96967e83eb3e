import type { Words } from "./language/texts.ts";
import { grouped } from "./text/grouped.ts";
import type * as en from "./upload.text.ts";

export const uploadText: Words<typeof en.uploadText> = {
  name: (name) => (name ? `“${name}”` : "यह फ़ाइल"),
  and: (names) => listed(names, "और"),
  or: (names) => listed(names, "या"),
  manyBytes: (files, many, megabytes) =>
    `${files} ${megabytes} MB से ${many ? "बड़ी हैं" : "बड़ी है"}। ${smaller(many)}`,
  large: (files, many) => `${files} में 4 करोड़ से ज़्यादा पिक्सेल हैं। ${smaller(many)}`,
  long: (files, many, most) =>
    `${files} ${grouped(most)} पिक्सेल से ज़्यादा ${many ? "चौड़ी या ऊँची हैं" : "चौड़ी या ऊँची है"}। ${smaller(many)}`,
  slow: (files, many) => `${files} को पढ़ने में बहुत समय लगता है। ${smaller(many)}`,
  unreadable: (files, many, kinds) =>
    `${files} ऐसी ${kinds} ${many ? "तस्वीरें नहीं हैं जो पढ़ी जा सकें" : "तस्वीर नहीं है जो पढ़ी जा सके"}।`,
  tooMany: (room, most) => `अब ${room} ही तस्वीरें और लगाई जा सकती हैं। कुल मिलाकर ${most} तक।`,
};

const smaller = (many: boolean): string => (many ? "छोटी तस्वीरें चुनिए।" : "छोटी तस्वीर चुनिए।");

const listed = (names: readonly string[], last: string): string =>
  names.length === 1 ? String(names[0]) : `${names.slice(0, -1).join(", ")} ${last} ${names.at(-1)}`;
