import { type LookupAddress, lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { errorCode } from "../error-code.ts";
import { isPublicAddress } from "./public-address.server.ts";

export type Resolve = (
  host: string,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** Why somebody else's machine was not heard. */
export type OutsideFailure = { kind: "private" } | { kind: "silent" } | { kind: "broken"; code: string };

class PrivateAddress extends Error {}

export const systemLookup: Resolve = (host, done) => lookup(host, { all: true }, done);

/** Refuses a name of which any address is one of our own: the others may be taken away meanwhile. */
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
