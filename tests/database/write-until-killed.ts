import { openEmbedded } from "#platform/database/embedded/open-embedded.server.ts";
import { openLog } from "#platform/log.server.ts";
import { addRow } from "./test-rows.ts";

// Writes row after row into the embedded database named on the command line, saying each number once it is
// confirmed; after the number that may follow it, it waits to be killed.
const [, , directory = "", rows = "Infinity"] = process.argv;
const { db } = await openEmbedded({ directory, log: openLog("silent") });
for (let written = 1; written <= Number(rows); written++) {
  await addRow(db, "rate_limits", { key: `row ${written}` });
  process.stdout.write(`${written}\n`);
}
setInterval(() => {}, 60_000);
