import { isCountry } from "#values/contact/countries.ts";
import { countryChoice } from "#values/contact/country-options.text.ts";
import { textIn } from "#values/text/form-text.ts";
import { anotherCountry } from "./address.form.ts";
import { india } from "./address.ts";

/** No list is looked at by the browser; a country that is none is still to be chosen. */
export function withKnownCountry(form: FormData, name: string): FormData {
  const country = textIn(form, name);
  if (country !== "" && !isCountry(country)) form.set(name, anotherCountry);
  return form;
}

/** A form without script can't fetch the countries that it needs. */
export const countriesToChoose = (chosen: string | undefined) =>
  chosen === undefined || chosen === "" || chosen === india ? {} : { countries: countryChoice.options() };
