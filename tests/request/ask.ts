import { inject, vi } from "vitest";

export const origin = inject("shopOrigin");

/** A request as a browser without script sends it; redirects are answers, not followed. */
export function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(origin + path, { redirect: "manual", ...init });
}

/**
 * A page as a visitor gets it: asked for again while the shop, which all files ask at once, has no time for
 * it. What fails for good is named by its status, not by what its page lacks.
 */
export async function readPage(path: string, init: RequestInit = {}): Promise<string> {
  return vi.waitFor(
    async () => {
      const answer = await ask(path, init);
      const page = await answer.text();
      if (answer.status >= 500) throw new Error(`${path} is answered ${answer.status}`);
      return page;
    },
    { timeout: 30_000, interval: 500 },
  );
}

/** A form post from the shop's own pages. */
export function post(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return ask(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Origin: origin, ...headers },
  });
}

/** The slug of some product that can be bought. */
export async function anyProductPath(): Promise<string> {
  const html = await (await ask("/shop")).text();
  const path = /href="(\/shop\/[a-z0-9-]+)"/.exec(html)?.[1];
  if (!path) throw new Error("the shop shows no product");
  return path;
}
