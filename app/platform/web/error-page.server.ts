import { localPath, pathIn } from "#values/language/address.ts";
import { languageNames, languageNow, languages, languageTag } from "#values/language/language.ts";
import { errorPageText as text } from "./error-page.text.ts";

/** The shop's paper and border without its stylesheet, which may be what could not be answered. */
const looks = `body{background:#FBF6EC;color:#1E1A18;font:17px/1.6 Mukta,"Segoe UI",Roboto,Arial,sans-serif;margin:0;padding:12vh 1rem 2rem}
main{box-sizing:border-box;max-width:36rem;margin:auto;padding:2rem 1.5rem;border:4px double #1E1A18}
h1{font:500 2.125rem/1.12 Eczar,Georgia,serif;margin:0 0 1rem;text-wrap:balance}
p{margin:0 0 1.5rem}small{color:#5C5046;font-size:.9375rem;overflow-wrap:anywhere}
a{display:inline-flex;align-items:center;min-height:48px;padding:0 1.5rem;border:1px solid #1E1A18;border-radius:3px;color:inherit;font-weight:600;text-decoration:none}
h1:lang(hi){line-height:1.32}.other{border:0;padding:0;margin-inline-start:1.5rem;text-decoration:underline}
a:not(.other):hover{background:#1E1A18;color:#FBF6EC}a:focus-visible{outline:2px solid #1E1A18;outline-offset:3px}`;

/** A plain page for refusals made before any room is called. Carries the request id, for support. */
export function errorPage(status: number, requestId: string): Response {
  const title = text.title(status);
  const advice = text.advice(status);
  const told = advice ? `<p>${advice}</p>` : "";
  const html = `<!doctype html><html lang="${languageTag()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${looks}</style></head>
<body><main><h1>${title}</h1>${told}<p><small>${text.requestId} ${requestId}</small></p><a href="${localPath("/")}">${text.back}</a>${otherLanguages()}</main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "private, no-store",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      ...(status === 405 ? { Allow: "GET, HEAD, POST" } : {}),
    },
  });
}

/** Leads to the shop in each other language, under that language's own name. */
const otherLanguages = (): string =>
  languages
    .filter((language) => language !== languageNow())
    .map((language) => {
      const href = pathIn(language, "/");
      return ` <a class="other" href="${href}" lang="${language}" hreflang="${language}">${languageNames[language]}</a>`;
    })
    .join("");
