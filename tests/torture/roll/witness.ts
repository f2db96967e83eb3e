import { channel } from "node:diagnostics_channel";
import type { Finding } from "../judge.ts";
import { sender } from "../visitors.ts";

interface Request {
  origin?: string;
  method: string;
  path: string;
}

interface Told {
  request: Request;
  response?: { statusCode: number };
  error?: Error;
}

/** What everybody in this process was told by the shop on a port. */
export interface Witness {
  asked(): number;
  /** Milliseconds to the slowest answer's first byte. */
  slowest(): number;
  /** Requests that failed: no answer, or one of 500 and above. */
  leave(): Finding[];
}

/** Looks over the shoulder of every fetch, from now on. */
export function watchRequests(port: string): Witness {
  const begun = new Map<Request, number>();
  const findings: Finding[] = [];
  let asked = 0;
  let slowest = 0;
  const isOurs = ({ origin = "" }: Request) => origin.endsWith(`:${port}`);
  const fail = ({ method, path }: Request, how: string) => {
    findings.push({ kind: "answer", what: `${method} ${path.split("?", 1)[0]}: ${how}` });
  };
  const end = (request: Request): number => {
    const ms = performance.now() - (begun.get(request) ?? performance.now());
    begun.delete(request);
    slowest = Math.max(slowest, ms);
    return ms;
  };
  const watched: Record<string, (told: Told) => void> = {
    "undici:request:create": ({ request }) => void begun.set(request, performance.now()),
    "undici:request:headers": ({ request, response }) => {
      if (!begun.has(request)) return;
      asked += 1;
      const ms = end(request);
      if ((response?.statusCode ?? 0) >= 500)
        fail(request, `status ${response?.statusCode} after ${Math.round(ms)} ms`);
    },
    // A visitor who does not read a redirect's body gives it up, and undici calls that an error, too.
    "undici:request:error": ({ request, error }) => {
      if (begun.has(request) || error?.message) fail(request, error?.message ?? "no answer");
      begun.delete(request);
    },
  };
  const seen = Object.entries(watched).map(([name, act]) => {
    const heard = (message: unknown) => {
      // The channel's messages are undici's own, and documented so.
      const told = message as Told;
      if (isOurs(told.request)) act(told);
    };
    channel(name).subscribe(heard);
    return { name, heard };
  });
  return {
    asked: () => asked,
    slowest: () => slowest,
    leave() {
      for (const { name, heard } of seen) channel(name).unsubscribe(heard);
      return findings;
    },
  };
}

const pages = ["/", "/shop", "/shop/kohbar-tote", "/cart", "/blog/first-story", "/track", "/hi/shop"];

/**
 * People who look at pages and have their scripts fetched, those of pages that another version rendered, too.
 * `files` are the built files that some version's pages ask for.
 */
export function readPages(origin: string, files: readonly string[]): { stop(): Promise<Finding[]> } {
  const findings: Finding[] = [];
  let stopped = false;
  const ask = async (path: string): Promise<string> => {
    const answer = await fetch(origin + path, { headers: sender() });
    if (answer.status !== 200)
      findings.push({ kind: "answer", what: `GET ${path}: status ${answer.status}` });
    return answer.text();
  };
  const read = async (page: string) => {
    const named = new Set((await ask(page)).match(/\/assets\/[\w.-]+/g));
    if (named.size === 0) findings.push({ kind: "answer", what: `GET ${page}: names no built file` });
    const some = [...named].sort(() => Math.random() - 0.5).slice(0, 2);
    for (const path of [...some, ...files.map((file) => `/assets/${file}`)]) await ask(path);
  };
  const reader = async (first: number) => {
    // What breaks off is seen by whoever watches all requests.
    for (let at = first; !stopped; at += 1)
      await read(pages[at % pages.length] ?? "/").catch(() => undefined);
  };
  const all = Promise.all([0, 3].map(reader));
  return {
    async stop() {
      stopped = true;
      await all;
      return findings;
    },
  };
}
