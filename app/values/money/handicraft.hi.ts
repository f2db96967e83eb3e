import type { Words } from "../language/texts.ts";
import type * as en from "./handicraft.text.ts";

export const handicraftText: Words<typeof en.handicraftText> = {
  hint: (rate, since, source) =>
    `हस्तशिल्प की सूची में है: हाथ से बने सामान पर ${since} से ${rate} % कर है (${source})। इससे अपने-आप कुछ नहीं बदलता।`,
};
