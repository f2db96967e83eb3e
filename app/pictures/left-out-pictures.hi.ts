import type { Words } from "#values/language/texts.ts";
import type * as en from "./left-out-pictures.text.ts";

export const leftOutText: Words<typeof en.leftOutText> = {
  pictures: (count) =>
    count === 1
      ? "दूसरी जगह की 1 तस्वीर लेख में नहीं आई: उसे “तस्वीर” से डालिए।"
      : `दूसरी जगह की ${count} तस्वीरें लेख में नहीं आईं: उन्हें “तस्वीर” से डालिए।`,
};
