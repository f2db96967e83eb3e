import { plainLetters } from "../text/plain-letters.ts";
import { countries } from "./countries.ts";

const byKey = new Map([...countries.values()].map((name) => [plainLetters(name), name]));

/** The country whose key the database's country_key() makes; undefined for what is no country of CLDR's. */
export const countryOfKey = (key: string): string | undefined => byKey.get(key);
