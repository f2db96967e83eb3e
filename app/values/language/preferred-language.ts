import { isLanguage, type Language } from "./language.ts";

/** More is no browser's. */
const longest = 300;

/**
 * The first of the shop's languages among those that a browser is set to, as its Accept-Language names them;
 * English where it names none.
 */
export function preferredLanguage(accepted: string | null): Language {
  const named = (accepted ?? "").slice(0, longest).split(",").map(wanted);
  const [first] = named
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .flatMap(({ language }) => (isLanguage(language) ? [language] : []));
  return first ?? "en";
}

/** `hi-IN;q=0.8`. */
function wanted(range: string): { language: string; weight: number } {
  const [tag = "", ...parameters] = range
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  const weight = parameters.find((each) => each.startsWith("q="));
  return {
    language: tag.split("-")[0] ?? "",
    weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0,
  };
}
