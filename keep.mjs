// The commands beside the shop, on the pinned Node: `npm run backup`, `restore`, `db:move`, `admin`.
import { bringsItsOwn, requireNode, shopsNode } from "./node-version.mjs";

requireNode(shopsNode, bringsItsOwn);
const { ConfigError, runCommand } = await import("./build/server/index.js");

try {
  console.log(await runCommand(process.argv.slice(2), process.env, process.cwd()));
  process.exit(0);
} catch (error) {
  // What the owner can mend is said in a sentence, without a stack.
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
