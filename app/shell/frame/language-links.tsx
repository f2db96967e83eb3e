import { useLocation } from "react-router";
import { pagePathIn } from "#values/language/address.ts";
import { languageNames, languageNow, languages } from "#values/language/language.ts";

/** This page in the shop's other languages, each named as its readers call it. */
export function LanguageLinks({ className }: { className: string }) {
  const { pathname, search } = useLocation();
  return languages
    .filter((language) => language !== languageNow())
    .map((language) => (
      <a
        key={language}
        href={pagePathIn(language, pathname + search)}
        lang={language}
        hrefLang={language}
        className={className}
      >
        {languageNames[language]}
      </a>
    ));
}
