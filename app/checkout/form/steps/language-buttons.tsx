import { Button } from "#ui/form/button.tsx";
import { pagePathIn } from "#values/language/address.ts";
import { languageNames, languageNow, languages } from "#values/language/language.ts";

/**
 * Where no script keeps what was typed, the page goes into another language as its form: the links of its
 * frame, which the stylesheet then hides, would lose it. Behind the way on, which Enter presses.
 */
export const LanguageButtons = () => (
  <p data-languages="" className="order-first flex justify-end [@media(scripting:enabled)]:hidden">
    {languages
      .filter((language) => language !== languageNow())
      .map((language) => (
        <Button
          key={language}
          type="submit"
          name="go"
          value="language"
          formAction={pagePathIn(language, "/checkout")}
          variant="text"
          lang={language}
        >
          {languageNames[language]}
        </Button>
      ))}
  </p>
);
