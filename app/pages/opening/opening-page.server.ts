import type { NewsletterSource } from "#newsletters/signing-up/newsletter.form.ts";
import { newsletterForm } from "#newsletters/signing-up/newsletter.text.ts";
import eczar500 from "#ui/fonts/eczar-500.woff2";
import eczarHindi from "#ui/fonts/eczar-500-hindi.woff2";
import mukta400 from "#ui/fonts/mukta-400.woff2";
import muktaDevanagari from "#ui/fonts/mukta-400-deva.woff2";
import muktaHindi from "#ui/fonts/mukta-400-hindi.woff2";
import mukta600 from "#ui/fonts/mukta-600.woff2";
import muktaBoldHindi from "#ui/fonts/mukta-600-hindi.woff2";
import { honeypotName } from "#ui/honeypot.ts";
import { localPath, pathIn } from "#values/language/address.ts";
import {
  type Language,
  languageNames,
  languageNow,
  languages,
  languageTag,
} from "#values/language/language.ts";
import { escapeHtml } from "#values/text/escape-html.ts";
import { openingText as text } from "./opening.text.ts";

type Face = readonly [name: string, weight: number, file: string];

const latin: readonly Face[] = [
  ["Eczar", 500, eczar500],
  ["Mukta", 400, mukta400],
  ["Mukta", 600, mukta600],
];
const hindi: readonly Face[] = [
  ["Eczar", 500, eczarHindi],
  ["Mukta", 400, muktaHindi],
  ["Mukta", 600, muktaBoldHindi],
];

/** For a shop's name, and the way to the other language, in a page in English. */
const devanagari = `@font-face{font-family:"Mukta Devanagari";font-display:swap;src:url(${muktaDevanagari}) format("woff2");unicode-range:U+0900-097F,U+200C-200D,U+25CC}`;

const face = ([name, weight, file]: Face, letters = ""): string =>
  `@font-face{font-family:${name};font-weight:${weight};font-display:swap;src:url(${file}) format("woff2")${letters}}`;

const inLatinLetters = ";unicode-range:U+41-5A,U+61-7A,U+E9";

const faces: Record<Language, () => readonly string[]> = {
  en: () => latin.map((each) => face(each)),
  hi: () => [...hindi.map((each) => face(each)), ...latin.map((each) => face(each, inLatinLetters))],
};

/** The looks of the page that needs no stylesheet: the shop's paper, type, border and main action. */
export const openingLooks = (): string => faces[languageNow()]().join("") + devanagari + looks;

const looks = `*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;grid-template-rows:auto 1fr auto;background:#FBF6EC;color:#1E1A18;font:17px/1.6 Mukta,"Mukta Devanagari","Segoe UI",Roboto,Arial,sans-serif;text-align:center;overflow-wrap:anywhere}
header{display:flex;align-items:center;justify-content:center;gap:.625rem;padding:1.25rem 1rem;border-bottom:4px double #1E1A18;font:500 1.375rem/1.2 Eczar,"Mukta Devanagari",Georgia,serif}
header span{padding-top:.2em}
main{width:100%;max-width:34rem;margin:auto;padding:2rem 1rem}
main img{display:block;width:100%;max-width:30rem;height:auto;margin:0 auto 1.25rem}
h1{font:500 2.625rem/1.12 Eczar,"Mukta Devanagari",Georgia,serif;margin:0 0 .75rem;text-wrap:balance}
h1:lang(hi){line-height:1.32}
p{margin:0 auto 1.5rem;max-width:30rem;color:#5C5046;text-wrap:pretty}p b{color:#1E1A18}
form{position:relative;display:grid;gap:.5rem;max-width:24rem;margin:auto;text-align:left}
label{font-weight:600;font-size:.9375rem}
input,button{font:inherit;min-height:48px;width:100%;border-radius:3px}
input{padding:0 .875rem;border:1px solid #7A6C5F;background:#FFFDF8;color:inherit}
button{margin-top:.25rem;padding:0 1.25rem;border:1px solid #A6342B;background:#A6342B;color:#FBF6EC;font-weight:600;cursor:pointer}
button:hover{background:#8A2A22}
.pot{position:absolute;left:-200vw;width:1px;height:1px;overflow:hidden}
footer{border-top:1px solid #D9CBB3;padding:.5rem 1rem 1rem}
nav{display:flex;flex-wrap:wrap;justify-content:center;column-gap:1.5rem}
a{display:inline-flex;align-items:center;min-height:44px;color:inherit;font-size:.9375rem}
:focus-visible{outline:2px solid #1E1A18;outline-offset:3px}`;

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
