import { type IncomingMessage, request as openHttp } from "node:http";
import { request as openHttps } from "node:https";
import {
  failureOf,
  guardedLookup,
  type OutsideFailure,
  type Resolve,
  systemLookup,
} from "./get-outside.server.ts";
import { isOurOwn } from "./public-address.server.ts";

export interface OutsidePost {
  url: string;
  /** POST, if none is given. */
  method?: "POST" | "PURGE";
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array;
  /** Milliseconds until a silent machine is given up. */
  patience: number;
  /** For tests, which have no other machines than this one. */
  allowPrivate: boolean;
  /** How names are looked up, where not by the system. */
  resolve?: Resolve;
}

/** What came of it: an answer with the beginning of what it says, or why there is none. */
export type OutsideAnswer =
  | { kind: "answered"; status: number; text: string; retryAfter?: string }
  | OutsideFailure;

/** What is read of an answer. */
const mostBytes = 2048;

/**
 * Posts to somebody else's machine, wherever its owner says that it is: never to one of our own network.
 * Names are looked up here and the very address that was judged is connected to, so that none can be changed
 * in between; no redirect is followed; of the answer no more than its beginning is read.
 */
export function postOutside(post: OutsidePost): Promise<OutsideAnswer> {
  const url = new URL(post.url);
  if (isOurOwn(url) && !post.allowPrivate) return Promise.resolve({ kind: "private" });
  return send(url, post);
}

function send(
  url: URL,
  { method = "POST", headers, body, patience, allowPrivate, resolve }: OutsidePost,
): Promise<OutsideAnswer> {
  const signal = AbortSignal.timeout(patience);
  return new Promise((settle) => {
    let end: (() => void) | undefined;
    // However the rest of an answer goes, it was given.
    const fail = (error: Error) => (end ? end() : settle(failureOf(error, signal)));
    const open = url.protocol === "http:" ? openHttp : openHttps;
    const sent = open(url, {
      method,
      headers: { ...headers, "Content-Length": Buffer.byteLength(body) },
      // A connection of its own: a pooled one was judged under another name.
      agent: false,
      lookup: guardedLookup(resolve ?? systemLookup, allowPrivate),
      signal,
    });
    sent.on("response", (answer) => {
      end = readStart(answer, settle);
    });
    sent.on("error", fail);
    // Such as a switch to another protocol, which is no answer.
    sent.on("close", () => fail(new Error("closed")));
    sent.end(body);
  });
}

function readStart(answer: IncomingMessage, settle: (heard: OutsideAnswer) => void): () => void {
  const status = answer.statusCode ?? 0;
  const parts: Buffer[] = [];
  let length = 0;
  const retryAfter = answer.headers["retry-after"];
  const end = () => {
    const text = Buffer.concat(parts).subarray(0, mostBytes).toString("utf8");
    settle({ kind: "answered", status, text, ...(retryAfter !== undefined && { retryAfter }) });
    answer.destroy();
  };
  answer.on("data", (part: Buffer) => {
    parts.push(part);
    length += part.length;
    if (length >= mostBytes) end();
  });
  for (const over of ["end", "error", "close"]) answer.on(over, end);
  return end;
}
