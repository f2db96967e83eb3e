import type { IncomingMessage, ServerResponse } from "node:http";
import { isFields } from "./fields.ts";
import { badRequest, Refusal } from "./refusal.ts";

const mostBytes = 1024 * 1024;

/** A request that has been read. */
export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
  text: string;
}

export async function read(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > mostBytes) throw new Refusal(413, "The request is too large.");
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
export function fieldsOf({ text }: Asked): Record<string, unknown> {
  if (text === "") return {};
  try {
    const value: unknown = JSON.parse(text);
    if (isFields(value)) return value;
  } catch {
    // Said below.
  }
  throw badRequest("The request body is not a JSON object.");
}

export function answer(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, "application/json", JSON.stringify(body));
}

export function send(response: ServerResponse, status: number, type: string, body: string): void {
  if (response.destroyed) return;
  response.writeHead(status, { "Content-Type": type, "Content-Length": Buffer.byteLength(body) });
  response.end(body);
}
