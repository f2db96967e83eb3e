import type { Words } from "#values/language/texts.ts";
import type * as en from "./hearing.text.ts";

export const notFetched: Words<typeof en.notFetched> = {
  image: "(एक तस्वीर। WhatsApp पर देखिए।)",
  audio: "(बोला हुआ संदेश। WhatsApp पर सुनिए।)",
  video: "(एक वीडियो। WhatsApp पर देखिए।)",
  document: "(एक दस्तावेज़। WhatsApp पर खोलिए।)",
  sticker: "(एक स्टिकर।)",
  location: "(नक़्शे पर एक जगह। WhatsApp पर देखिए।)",
  contacts: "(एक संपर्क। WhatsApp पर देखिए।)",
  other: "(कुछ जो लिखा हुआ नहीं है। WhatsApp पर देखिए।)",
};
