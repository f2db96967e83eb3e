const titles: Record<number, string> = {
  400: "This request could not be read",
  403: "This request came from another site",
  404: "Not found",
  405: "This cannot be done here",
  411: "This request does not say how long it is",
  413: "This is too large to send",
  415: "This kind of content is not accepted",
  429: "Too many requests. Please wait a little and try again",
  500: "Something went wrong on our side",
  503: "The shop is busy. Please try again in a moment",
};

/** The shop's paper and border without its stylesheet, which may be what could not be answered. */
const looks = `body{background:#FBF6EC;color:#1E1A18;font:17px/1.6 Mukta,"Segoe UI",Roboto,Arial,sans-serif;margin:0;padding:12vh 1rem 2rem}
main{box-sizing:border-box;max-width:36rem;margin:auto;padding:2rem 1.5rem;border:4px double #1E1A18}
h1{font:500 2.125rem/1.12 Eczar,Georgia,serif;margin:0 0 1rem;text-wrap:balance}
p{margin:0 0 1.5rem}small{color:#5C5046;font-size:.9375rem;overflow-wrap:anywhere}
a{display:inline-flex;align-items:center;min-height:48px;padding:0 1.5rem;border:1px solid #1E1A18;border-radius:3px;color:inherit;font-weight:600;text-decoration:none}
a:hover{background:#1E1A18;color:#FBF6EC}a:focus-visible{outline:2px solid #1E1A18;outline-offset:3px}`;

const advice: Record<number, string> = {
  413: "Go back: what you typed is still there. Choose fewer photos or smaller ones, or write less, and send it once more.",
  503: "Nothing that you typed is lost: load this page again in a moment, and your browser sends it once more. An order is never placed twice.",
};

/** A plain page for refusals made before any room is asked. Carries the request id, for support. */
export function errorPage(status: number, requestId: string): Response {
  const title = titles[status] ?? "This request was refused";
  const told = advice[status] ? `<p>${advice[status]}</p>` : "";
  const html = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${looks}</style></head>
<body><main><h1>${title}</h1>${told}<p><small>Request id: ${requestId}</small></p><a href="/">Back to the shop</a></main></body></html>`;
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
