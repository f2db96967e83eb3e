import { type LookupAddress, lookup } from "node:dns";
import { type IncomingHttpHeaders, type IncomingMessage, request as openHttp } from "node:http";
import { request as openHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { errorCode } from "../error-code.ts";
import { isOurOwn, isPublicAddress } from "./public-address.server.ts";

export interface OutsideGet {
  url: string;
  accept: string;
  /** Milliseconds in all, however slowly the other machine talks. */
  patience: number;
  /** More bytes than that are not read. */
  most: number;
  /** For tests, which have no other machines than this one. */
  allowPrivate: boolean;
  resolve?: Resolve;
}

/** What came of it: an answer with all of its bytes, or why there is none. */
export type OutsideBytes =
  | { kind: "answered"; status: number; bytes: Buffer }
  | { kind: "large" }
  | { kind: "redirects" }
  | OutsideFailure;

const mostRedirects = 3;

/**
 * Gets a file from somebody else's machine, as `postOutside` posts to one: never from our own network. A few
 * redirects are followed, each judged like the first address.
 */
export async function getOutside(get: OutsideGet): Promise<OutsideBytes> {
  const signal = AbortSignal.timeout(get.patience);
  let url = new URL(get.url);
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    if (isOurOwn(url) && !get.allowPrivate) return { kind: "private" };
    const heard = await fetchOnce(url, get, signal);
    if (!("location" in heard)) return heard;
    const next = URL.parse(heard.location, url);
    if (!next) return { kind: "broken", code: "no address" };
    url = next;
  }
  return { kind: "redirects" };
}

type Heard = OutsideBytes | { location: string };

function fetchOnce(
  url: URL,
  { accept, most, allowPrivate, resolve }: OutsideGet,
  signal: AbortSignal,
): Promise<Heard> {
  return new Promise((settle) => {
    const fail = (error: Error) => settle(failureOf(error, signal));
    const open = url.protocol === "http:" ? openHttp : openHttps;
    const sent = open(url, {
      headers: { Accept: accept, "User-Agent": "Jhola" },
      // A connection of its own: a pooled one was judged under another name.
      agent: false,
      lookup: guardedLookup(resolve ?? systemLookup, allowPrivate),
      signal,
    });
    sent.on("response", (answer) => readWhole(answer, most, settle, fail));
    sent.on("error", fail);
    sent.on("close", () => fail(new Error("closed")));
    sent.end();
  });
}

function readWhole(
  answer: IncomingMessage,
  most: number,
  settle: (heard: Heard) => void,
  fail: (error: Error) => void,
): void {
  const { statusCode: status = 0, headers } = answer;
  const end = (heard: Heard) => {
    settle(heard);
    answer.destroy();
  };
  const early = knownByHead(status, headers, most);
  if (early) {
    end(early);
    return;
  }
  const parts: Buffer[] = [];
  let length = 0;
  answer.on("data", (part: Buffer) => {
    parts.push(part);
    length += part.length;
    if (length > most) end({ kind: "large" });
  });
  answer.on("end", () => {
    // What broke off before its end is no picture.
    if (answer.complete) end({ kind: "answered", status, bytes: Buffer.concat(parts) });
    else fail(new Error("incomplete"));
  });
  answer.on("error", fail);
}

/** What is clear before the first byte: it leads on, is no file, or is too large. */
function knownByHead(
  status: number,
  { location, "content-length": length = "0" }: IncomingHttpHeaders,
  most: number,
): Heard | undefined {
  if (status >= 300 && status < 400 && location) return { location };
  if (status !== 200) return { kind: "answered", status, bytes: Buffer.alloc(0) };
  return Number(length) > most ? { kind: "large" } : undefined;
}

export type Resolve = (
  host: string,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** Why somebody else's machine was not heard. */
export type OutsideFailure = { kind: "private" } | { kind: "silent" } | { kind: "broken"; code: string };

class PrivateAddress extends Error {}

export const systemLookup: Resolve = (host, done) => lookup(host, { all: true }, done);

/** Refuses a name with any address of our own network: the others may be taken away meanwhile. */
export function guardedLookup(resolve: Resolve, allowPrivate: boolean): LookupFunction {
  return (host, options, done) =>
    resolve(host, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return done(error ?? new Error("no address"), "");
      const isSafe = allowPrivate || found.every(({ address }) => isPublicAddress(address));
      if (!isSafe) return done(new PrivateAddress(), "");
      if (options.all) return done(null, found);
      return done(null, first.address, first.family);
    });
}

/** What an error of a request says. */
export function failureOf(error: Error, signal: AbortSignal): OutsideFailure {
  if (error instanceof PrivateAddress) return { kind: "private" };
  if (signal.aborted) return { kind: "silent" };
  return { kind: "broken", code: errorCode(error) ?? error.message };
}
