import { builtLanguage, type Language, languageNow } from "./language.ts";

/**
 * What is made of texts, as a table of fields or the schema of a form: made once for each language, when it
 * is first read there, and read in the language of the moment. So no text is read while modules load
 * (ADR-163). A browser's build has one language, and what is made itself.
 */
export const inEachLanguage = <const Made extends object>(make: () => Made): Made =>
  builtLanguage ? make() : new Proxy(nothing<Made>(), forwarding(make));

const nothing = <Made extends object>(): Made => Object.create(Object.prototype);

function forwarding<Made extends object>(make: () => Made): ProxyHandler<Made> {
  const made = new Map<Language, Made>();
  const now = (): Made => {
    const language = languageNow();
    const known = made.get(language) ?? make();
    made.set(language, known);
    return known;
  };
  return {
    get: (_, name) => Reflect.get(now(), name),
    has: (_, name) => Reflect.has(now(), name),
    ownKeys: () => Reflect.ownKeys(now()),
    getOwnPropertyDescriptor(_, name) {
      const own = Reflect.getOwnPropertyDescriptor(now(), name);
      return own && { ...own, configurable: true };
    },
    set: () => false,
  };
}
