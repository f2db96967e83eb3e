import type { Words } from "#values/language/texts.ts";
import type * as en from "./picture-zoom.text.ts";

export const zoomText: Words<typeof en.zoomText> = {
  name: "बड़ी तस्वीर",
  place: (place, all) => `${all} में से तस्वीर ${place}`,
  whole: "पूरी तस्वीर दिखाएँ",
  magnify: "बड़ा करके देखें",
  previous: "पिछली तस्वीर",
  next: "अगली तस्वीर",
};
