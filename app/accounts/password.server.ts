import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

// Better Auth's parameters, so that a hash made here is one that it can check.
const cost = { N: 16384, r: 16, p: 1, maxmem: 128 * 16384 * 16 * 2 };

function derive(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, 64, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** A salted scrypt hash, as `salt:key` in hex. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString("hex");
  return `${salt}:${(await derive(password, salt)).toString("hex")}`;
}

/** Does the password belong to the hash? Takes the same time either way. */
export async function matchesPassword(password: string, hash: string): Promise<boolean> {
  const [salt = "", key = ""] = hash.split(":");
  const expected = Buffer.from(key, "hex");
  const given = await derive(password, salt);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
