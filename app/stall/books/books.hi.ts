import type { Words } from "#values/language/texts.ts";
import type * as en from "./books.text.ts";

export const stallBookText: Words<typeof en.stallBookText> = {
  soldAt: (stall) => `${stall} में बिका`,
};
