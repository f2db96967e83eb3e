import { useLocation } from "react-router";
import { samePageIn } from "#values/language/address.ts";
import { languageNames, languageNow, languages } from "#values/language/language.ts";
import { escapeHtml } from "#values/text/escape-html.ts";

const otherLanguages = () => languages.filter((language) => language !== languageNow());

/** This page in the shop's other languages, each named as its readers call it. */
export function LanguageLinks({ className }: { className: string }) {
  const { pathname, search } = useLocation();
  return otherLanguages().map((language) => (
    <a
      key={language}
      href={samePageIn(language, pathname + search)}
      lang={language}
      hrefLang={language}
      className={className}
    >
      {languageNames[language]}
    </a>
  ));
}

/** What these links have of this page's own, as React writes it. */
export function useLanguageMarkup(): readonly string[] {
  const { pathname, search } = useLocation();
  return otherLanguages().map((language) => {
    const href = escapeHtml(samePageIn(language, pathname + search)).replaceAll("&#39;", "&#x27;");
    return `href="${href}" lang="${language}"`;
  });
}
