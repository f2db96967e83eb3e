import { createHash } from "node:crypto";

/** The same id for the same seed row on every machine: a uuid made from its name. */
export function seedId(name: string): string {
  const hex = createHash("sha256").update(`jhola-demo:${name}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A seed for the pictures' randomness, from the row's name. */
export const seedNumber = (name: string): number =>
  createHash("sha256").update(name).digest().readUInt32BE(0);
