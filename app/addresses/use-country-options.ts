import { useEffect, useState } from "react";
import { countryText } from "#values/contact/country-names.text.ts";
import type { CountryOption } from "#values/contact/country-options.text.ts";
import { anotherCountry } from "./address.form.ts";
import { addressText } from "./address.text.ts";
import { india } from "./address.ts";

/**
 * The countries to choose from. Few look for another one than India, so that a page comes without the others:
 * a script fetches them, and without script a form that says 'Another country' is answered with all of them.
 *
 * @param given Those that the page came with.
 */
export function useCountryOptions(
  chosen: string,
  given: readonly CountryOption[] | undefined,
): readonly CountryOption[] {
  const [all, setAll] = useState(given);
  const isMissing = all === undefined;
  useEffect(() => {
    if (!isMissing) return;
    import("#values/contact/country-options.text.ts").then(
      ({ countryChoice }) => setAll(countryChoice.options()),
      // Out of reach: the page stays as it is.
      () => undefined,
    );
  }, [isMissing]);
  return optionsWith(chosen, all);
}

/** What is chosen is always among them, so that no browser chooses another one for it. */
function optionsWith(chosen: string, all: readonly CountryOption[] | undefined): readonly CountryOption[] {
  const another = { value: anotherCountry, label: addressText.anotherCountry };
  if (all) return chosen === anotherCountry ? [...all.slice(0, 1), another, ...all.slice(1)] : all;
  const known = [india, chosen].filter(
    (name, at, names) => name !== anotherCountry && names.indexOf(name) === at,
  );
  return [...known.filter(Boolean).map((value) => ({ value, label: countryText.name(value) })), another];
}
