import type { IncomingMessage, ServerResponse } from "node:http";
import type { z } from "zod";
import { prettifyError } from "zod";
import { type Fields, isFields } from "./fields.ts";
import type { Refuse } from "./refusal.ts";

const mostBytes = 1024 * 1024;

/** A request that has been read. */
export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
  text: string;
}

export async function read(request: IncomingMessage, refuse: Refuse): Promise<Asked> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > mostBytes) throw refuse(413, "The request is too large.");
    chunks.push(chunk);
  }
  const url = new URL(request.url ?? "/", "http://simulator");
  return {
    method: request.method ?? "GET",
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    text: Buffer.concat(chunks).toString("utf8"),
  };
}

/** The fields of a JSON body; none when there is no body. */
export function fieldsOf({ text }: Asked, refuse: Refuse): Fields {
  if (text === "") return {};
  try {
    const value: unknown = JSON.parse(text);
    if (isFields(value)) return value;
  } catch {
    // Said below.
  }
  throw refuse(400, "The request body is not a JSON object.");
}

/** What a control address was told, by its schema. */
export function wishIn<T>(schema: z.ZodType<T>, asked: Asked, refuse: Refuse): T {
  const parsed = schema.safeParse(fieldsOf(asked, refuse));
  if (!parsed.success) throw refuse(400, prettifyError(parsed.error));
  return parsed.data;
}

/** Only this machine's own pages may steer: tools on it send no Origin, pages of other hosts send theirs. */
export function isLocal({ host, origin }: Asked["headers"]): boolean {
  const isLoopback = (name: string | undefined) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(name ?? "");
  const hostName = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : undefined;
  if (!isLoopback(hostName)) return false;
  return origin === undefined || (URL.canParse(origin) && isLoopback(new URL(origin).hostname));
}

export function answer(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, "application/json", JSON.stringify(body));
}

export function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  if (response.destroyed) return;
  response.writeHead(status, { "Content-Type": type, "Content-Length": Buffer.byteLength(body) });
  response.end(body);
}
