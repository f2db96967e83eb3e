import type { Words } from "#values/language/texts.ts";
import { countries } from "./countries.ts";
import { countriesInHindi } from "./countries-in-hindi.ts";
import type * as en from "./country-options.text.ts";

export const countryChoice: Words<typeof en.countryChoice> = {
  options: () =>
    [...countriesInHindi].map(([code, label]) => ({ value: countries.get(code) ?? label, label })),
};
