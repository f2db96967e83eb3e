// Read by whatever Node the machine has, 20 or newer, before anything that an older one has not.

/** What an owner reads whose Node is too old; undefined where it will do. `how` says what to run instead. */
export function olderThan(least, how, version = process.versions.node) {
  if (Number(version.split(".")[0]) >= least) return undefined;
  return `Jhola needs Node ${least} or newer; this is ${version}. ${how}`;
}

/** Ends the program with that sentence. */
export function requireNode(least, how) {
  const refusal = olderThan(least, how);
  if (refusal === undefined) return;
  console.error(refusal);
  process.exit(1);
}

/** Argon2 comes with it. */
export const shopsNode = 26;
export const bringsItsOwn =
  "'npm start' brings the one that the shop is tried with, at node_modules/.bin/node: run this file with that.";
