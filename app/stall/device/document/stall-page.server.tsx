import { hash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { chooseEncoding, compress } from "#platform/web/cache/encoding.server.ts";
import { contentSecurityPolicy } from "#platform/web/security-headers.server.ts";
import { text as script } from "./stall-app.inline.tsx?script";
import { StallDocument } from "./stall-document.server.tsx";
import { fontFiles } from "./stall-fonts.ts";
import { text as worker } from "./stall-worker.inline.ts?script";

/** The same bytes for everybody: who is there knows the phone alone (STALL-40). */
interface StallPage {
  document: string;
  script: string;
  worker: string;
  /** Of all of it: a worker keeps files of one version. */
  version: string;
}

let made: StallPage | undefined;

function stallPage(): StallPage {
  if (made) return made;
  const document = `<!doctype html>${renderToStaticMarkup(<StallDocument />).replaceAll(/<link rel="preload"[^>]*>/g, "")}`;
  const version = hash("sha256", [document, script, worker, ...fontFiles].join("\n")).slice(0, 16);
  const files = [
    "/stall",
    "/stall/app.js",
    "/stall/manifest.webmanifest",
    "/mark.svg",
    "/favicon.svg",
    ...fontFiles,
  ];
  const told = `const stallPage=${JSON.stringify({ version, files })};\n`;
  made = { document, script, worker: told + worker, version };
  return made;
}

export const documentAnswer = (request: Request): Promise<Response> =>
  answered(request, "document", {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": contentSecurityPolicy([], []),
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex",
  });

export const scriptAnswer = (request: Request): Promise<Response> =>
  answered(request, "script", { "Content-Type": "text/javascript; charset=utf-8" });

/** A worker has the policy of its own file: it may fetch what it keeps. */
export const workerAnswer = (request: Request): Promise<Response> =>
  answered(request, "worker", {
    "Content-Type": "text/javascript; charset=utf-8",
    "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
    "Service-Worker-Allowed": "/stall",
  });

const compressed = new Map<string, Promise<Buffer>>();

async function answered(
  request: Request,
  part: Exclude<keyof StallPage, "version">,
  own: Record<string, string>,
): Promise<Response> {
  const page = stallPage();
  const encoding = chooseEncoding(request.headers.get("Accept-Encoding") ?? undefined);
  const ETag = `"${page.version}-${part}-${encoding}"`;
  const headers = {
    ...own,
    ETag,
    "Cache-Control": "no-cache",
    Vary: "Accept-Encoding",
    "Stall-Version": page.version,
  };
  if (request.headers.get("If-None-Match") === ETag) return new Response(null, { status: 304, headers });
  if (encoding === "identity") return new Response(page[part], { headers });
  const key = `${part} ${encoding}`;
  const bytes = compressed.get(key) ?? compress(Buffer.from(page[part]), encoding, "best");
  compressed.set(key, bytes);
  return new Response(new Uint8Array(await bytes), { headers: { ...headers, "Content-Encoding": encoding } });
}
