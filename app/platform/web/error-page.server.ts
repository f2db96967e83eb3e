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

/** A plain page for refusals made before any room is asked. Carries the request id, for support. */
export function errorPage(status: number, requestId: string): Response {
  const title = titles[status] ?? "This request was refused";
  const html = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="background:#FBF6EC;color:#1E1A18;font:18px/1.6 Georgia,serif;margin:15vh auto;max-width:36rem;padding:0 1rem">
<h1 style="font-size:2rem;line-height:1.15">${title}</h1><p>Request id: ${requestId}</p><p><a style="color:#A6342B" href="/">Back to the shop</a></p></body></html>`;
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
