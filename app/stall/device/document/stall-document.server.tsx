import { speaking } from "#platform/language/speaking.server.ts";
import { type Language, languages, languageTag } from "#values/language/language.ts";
import { stallText, unableText } from "../stall-device.text.ts";
import { fontFaces } from "./stall-fonts.ts";
import { stallLooks } from "./stall-looks.ts";

/**
 * The document that the script fills, and what it says where none runs: in both languages, since nobody knows
 * yet who opens it.
 */
export const StallDocument = () => (
  <html lang={languageTag("en")}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <meta name="theme-color" content="#FBF6EC" />
      <title>{speaking("en", () => stallText.title)}</title>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="manifest" href="/stall/manifest.webmanifest" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page's own */}
      <style dangerouslySetInnerHTML={{ __html: fontFaces + stallLooks }} />
      <script src="/stall/app.js" defer />
    </head>
    <body>
      <div id="stall" />
      <noscript>
        <main className="screen">{languages.map((language) => withoutScript(language))}</main>
      </noscript>
    </body>
  </html>
);

const withoutScript = (language: Language) => {
  const { title, text } = speaking(language, () => ({ ...unableText.script }));
  return (
    <div key={language} lang={languageTag(language)} className="stack">
      {language === "en" ? <h1>{title}</h1> : <h2>{title}</h2>}
      <p>{text}</p>
    </div>
  );
};
