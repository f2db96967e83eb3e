import type { NewsletterSource } from "#newsletters/signing-up/newsletter.form.ts";
import { newsletterForm } from "#newsletters/signing-up/newsletter.text.ts";
import { honeypotName } from "#ui/honeypot.ts";
import { localPath, pathIn } from "#values/language/address.ts";
import { languageNames, languageNow, languages, languageTag } from "#values/language/language.ts";
import { escapeHtml } from "#values/text/escape-html.ts";
import { openingText as text } from "./opening.text.ts";
import { openingLooks } from "./opening-looks.server.ts";

const source: NewsletterSource = "opening";

interface Shown {
  /** As it calls itself in the language of the moment. */
  shop: string;
  /** What came of the form that was sent, where one was. */
  said?: { title: string; text: string };
}

const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "private, no-store",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

/** 'Opening soon' as it is sent; `more` says what else the answer tells. */
export const openingResponse = (
  shown: Shown,
  { status = 200, ...more }: { status?: number; "Retry-After"?: string } = {},
): Response => new Response(openingPage(shown), { status, headers: { ...headers, ...more } });

/**
 * The page that stands in for the shop until it is opened. It needs nothing of the shop's: no script, and no
 * stylesheet but its own.
 */
function openingPage({ shop, said }: Shown): string {
  const name = escapeHtml(shop);
  return `<!doctype html><html lang="${languageTag()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="theme-color" content="#FBF6EC"><meta name="robots" content="noindex"><title>${escapeHtml(text.title(shop))}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${openingLooks()}</style></head>
<body><header><img src="/mark.svg" alt="" width="40" height="40"><span>${name}</span></header>
<main><img src="/drawings/opening.webp" alt="" width="480" height="320"><h1>${text.heading}</h1>${said ? outcome(said) : form()}</main>
<footer><nav aria-label="${name}">${link("/track", text.orders)}${link("/contact", text.contact)}${link("/admin-login", text.staff)}${otherLanguages()}</nav></footer></body></html>`;
}

const outcome = (said: { title: string; text: string }): string =>
  `<p role="status"><b>${escapeHtml(text.said(said.title))}</b> ${escapeHtml(said.text)}</p>`;

const form =
  (): string => `<p>${text.text}</p><form method="post" action="${localPath("/newsletter")}"><input type="hidden" name="source" value="${source}">
<div class="pot" aria-hidden="true"><input type="text" name="${honeypotName}" tabindex="-1" autocomplete="off"></div>
<label for="email">${text.email}</label><input id="email" type="email" name="email" required autocomplete="email" placeholder="${newsletterForm.placeholder}"><button type="submit">${text.submit}</button></form>`;

const link = (path: string, words: string): string => `<a href="${localPath(path)}">${words}</a>`;

const otherLanguages = (): string =>
  languages
    .filter((language) => language !== languageNow())
    .map(
      (language) =>
        `<a href="${pathIn(language, "/")}" lang="${language}" hreflang="${language}">${languageNames[language]}</a>`,
    )
    .join("");
