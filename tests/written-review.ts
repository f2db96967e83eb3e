interface Shop {
  origin: string;
}

/** What a buyer says of the pieces of an order, in their order. */
export interface SaidOfPiece {
  stars: number;
  title: string;
  body: string;
}

/** Reviews the pieces of an order that has arrived, as its buyer's browser does; answers the page for it. */
export async function reviewPieces(
  { origin }: Shop,
  orderNumber: string,
  cookie: string,
  said: readonly SaidOfPiece[],
): Promise<string> {
  const headers = { Cookie: cookie, Origin: origin };
  const led = await fetch(`${origin}/order/${orderNumber}/review`, { redirect: "manual", headers });
  const page = led.headers.get("location") ?? "";
  const html = await (await fetch(origin + page, { headers })).text();
  const pieces = new Set([...html.matchAll(/piece=([\w-]{36})/g)].map(([, piece]) => piece));
  for (const [at, piece] of [...pieces].entries()) {
    const words = said[at];
    if (!words) break;
    const body = new FormData();
    for (const [name, value] of Object.entries({ version: 0, ...words })) body.set(name, String(value));
    const sent = await fetch(`${origin}${page}?piece=${piece}`, {
      ...{ method: "POST", redirect: "manual", headers, body },
    });
    if (sent.status !== 303) throw new Error(`a review answered ${sent.status}`);
  }
  return page;
}
