import { countries } from "./countries.ts";

export interface CountryOption {
  /** The name that is kept. */
  value: string;
  label: string;
}

export const countryChoice = {
  /** All of them, to choose from, India first. */
  options: (): CountryOption[] => [...countries.values()].map((name) => ({ value: name, label: name })),
};
