import { argon2, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { TooBusy } from "#platform/limits/too-busy.ts";
import { limitedQueue } from "./limited-queue.ts";

// OWASP's first choice (cheatsheetseries.owasp.org, Password Storage): Argon2id, 19 MiB, two passes, one
// lane.
const memory = 19_456;
const passes = 2;
const parallelism = 1;
/**
 * What a hash begins with, in the form that the Password Hashing Competition set and every library of Argon2
 * reads.
 */
const prefix = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;
/** Of hashes made by earlier releases, as `salt:key` in hex. */
const formerCost = { N: 16_384, r: 16, p: 1, maxmem: 2 * 128 * 16_384 * 16 };
const formerLength = 64;

/**
 * Two at once leave the threads that files and names need, and bound the memory; who comes after so many
 * waiting is sent away.
 */
export const passwordTurns = limitedQueue({ atOnce: 2, waiting: 40 });

/** Throws TooBusy when too many wait. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = passwordTurns(work);
  if (!done) throw new TooBusy("too many passwords wait to be worked out");
  return done;
}

const runArgon2 = promisify(argon2);
const runScrypt = promisify<string, string, number, typeof formerCost, Buffer>(scrypt);

const derive = (password: string, nonce: Buffer): Promise<Buffer> =>
  runArgon2("argon2id", {
    message: password.normalize("NFKC"),
    nonce,
    memory,
    passes,
    parallelism,
    tagLength: 32,
  });

/**
 * A salted Argon2id hash, as `$argon2id$v=19$m=19456,t=2,p=1$salt$key`. Throws TooBusy when too many wait.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await inTurn(() => derive(password, salt));
  return `${prefix}${unpadded(salt)}$${unpadded(key)}`;
}

/**
 * Does the password belong to the hash? Takes the same time either way. Throws TooBusy when too many wait.
 */
export async function matchesPassword(password: string, hash: string): Promise<boolean> {
  const { expected, given } = isOutdated(hash) ? byScrypt(password, hash) : byArgon2(password, hash);
  const key = await inTurn(given);
  return expected.length === key.length && timingSafeEqual(expected, key);
}

/** Was it made by an earlier release, with less work? */
export const isOutdated = (hash: string): boolean => !hash.startsWith(prefix);

function byArgon2(password: string, hash: string) {
  const [salt = "", key = ""] = hash.slice(prefix.length).split("$");
  return {
    expected: Buffer.from(key, "base64"),
    given: () => derive(password, Buffer.from(salt, "base64")),
  };
}

function byScrypt(password: string, hash: string) {
  const [salt = "", key = ""] = hash.split(":");
  return {
    expected: Buffer.from(key, "hex"),
    given: () => runScrypt(password.normalize("NFKC"), salt, formerLength, formerCost),
  };
}

const unpadded = (bytes: Buffer): string => bytes.toString("base64").replaceAll("=", "");
