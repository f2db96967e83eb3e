import type { ShopFacts } from "#platform/config/config.server.ts";
import type { Db } from "#platform/database/db.ts";
import { inLanguage } from "#translations/translations.db.server.ts";
import { countryText } from "#values/contact/country-names.text.ts";
import { countryOfKey } from "#values/contact/country-of-key.ts";
import { filterText } from "./filter.text.ts";
import type { CountryChoice } from "./filter-labels.ts";

/**
 * The countries that the catalogue can be narrowed to, in the language of the moment, India first; none where
 * all goods are India's (CATALOGUE-56).
 */
export async function countryChoices(
  db: Db,
  { originCountries = [], originCountry }: Pick<ShopFacts, "originCountries" | "originCountry">,
): Promise<CountryChoice[]> {
  if (originCountries.length === 0) return [];
  const typed = originCountries.map(({ product, name }) => ({ id: product ?? "", origin_country: name }));
  const called = await inLanguage(db, "product", typed);
  const abroad = originCountries.map(({ key, name, product }, at) => {
    const country = countryOfKey(key);
    // Of what is no country that we know the owner's words stand, in Hindi where she has said them.
    const own = (product === null ? originCountry : called[at]?.origin_country) ?? name;
    return { value: key, label: country === undefined ? own : countryText.name(country) };
  });
  return [{ value: "india", label: filterText.india }, ...abroad];
}
