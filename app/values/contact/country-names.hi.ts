import type { Words } from "#values/language/texts.ts";
import { countries } from "./countries.ts";
import { countriesInHindi } from "./countries-in-hindi.ts";
import type * as en from "./country-names.text.ts";

const inHindi = new Map([...countries].map(([code, name]) => [name, countriesInHindi.get(code) ?? name]));

export const countryText: Words<typeof en.countryText> = {
  name: (country) => inHindi.get(country) ?? country,
};
