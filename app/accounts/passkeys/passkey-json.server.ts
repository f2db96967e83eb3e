interface PasskeyOutcome {
  options?: unknown;
  to?: string;
  refused?: string;
  /** The browser's, which script never sees. */
  cookie?: string;
  setCookies?: readonly string[];
}

/** An answer to the script that speaks to a device. */
export function passkeyJson({ cookie, setCookies = [], ...told }: PasskeyOutcome): Response {
  const answer = Response.json(told, {
    status: told.refused === undefined ? 200 : 422,
    headers: { "Cache-Control": "private, no-store" },
  });
  for (const line of cookie === undefined ? setCookies : [cookie, ...setCookies])
    answer.headers.append("Set-Cookie", line);
  return answer;
}
