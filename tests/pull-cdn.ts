import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, request, type ServerResponse } from "node:http";

/**
 * A CDN on this machine that pulls from the shop: it passes files on alone, keeps what says that it may be
 * kept, and can misbehave.
 */
export interface PullCdn {
  origin: string;
  /** Where it asks for what it does not have. */
  pullFrom(shop: string): void;
  /** The paths that browsers asked it for, each with its status. */
  asked: [path: string, status: number][];
  /** The cookies that browsers sent along. */
  cookies: string[];
  /** From now on it answers 500 to everything, or as it should again. */
  fail(isFailing: boolean): void;
  /** Nobody answers at its address any more. */
  stop(): Promise<void>;
}

interface Kept {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const files = /^\/(?:assets|files)\//;

export async function startPullCdn(): Promise<PullCdn> {
  const [asked, cookies, kept]: [PullCdn["asked"], string[], Map<string, Kept>] = [[], [], new Map()];
  let shop = "";
  let isFailing = false;
  const answerTo = async (path: string, headers: IncomingHttpHeaders): Promise<Kept> => {
    if (isFailing) return plain(500);
    if (!files.test(path)) return plain(403);
    const coding = headers["accept-encoding"] ?? "";
    const known = kept.get(path + coding) ?? (await pulled(shop + path, coding));
    if (/public.*max-age/.test(known.headers["cache-control"] ?? "")) kept.set(path + coding, known);
    return known;
  };
  const server = createServer(async ({ url = "", headers }, response) => {
    const answer = await answerTo(url, headers).catch(() => plain(502));
    asked.push([url, answer.status]);
    if (headers.cookie) cookies.push(headers.cookie);
    send(response, answer);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    // Another site than the shop's localhost.
    origin: `http://127.0.0.1:${address.port}`,
    pullFrom: (origin) => {
      shop = origin;
    },
    asked,
    cookies,
    fail: (failing) => {
      isFailing = failing;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const plain = (status: number): Kept => ({
  status,
  headers: { "content-type": "text/plain" },
  body: Buffer.from(`${status}`),
});

function send(response: ServerResponse, { status, headers, body }: Kept): void {
  const passed = Object.entries(headers).filter(([name]) => !/^(connection|keep-alive|transfer-)/.test(name));
  response.writeHead(status, Object.fromEntries(passed)).end(body);
}

/** The shop's answer as it came, compressed or not; no cookie goes along, and none comes back. */
async function pulled(address: string, coding: string): Promise<Kept> {
  const sent = request(address, { headers: { "accept-encoding": coding } }).end();
  const [answer] = await once(sent, "response");
  const body = Buffer.concat(await answer.toArray());
  if (answer.headers["set-cookie"]) throw new Error(`${address} sets a cookie`);
  return { status: answer.statusCode ?? 502, headers: answer.headers, body };
}
