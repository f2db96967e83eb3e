import type { Finding } from "../judge.ts";
import { sender } from "../visitors.ts";

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
