import { lockDirectory } from "#platform/database/embedded/directory-lock.server.ts";

// Tries to take the lock of the directory named on the command line, says how that went, and lives on.
const [, , directory = ""] = process.argv;
const outcome = await lockDirectory(directory, 100).then(
  () => "taken",
  () => "refused",
);
console.log(outcome);
setInterval(() => undefined, 60_000);
