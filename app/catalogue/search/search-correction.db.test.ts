import { sql } from "kysely";
import { expect, test } from "vitest";
import { eachDatabase } from "../../../tests/database/each-database.ts";

eachDatabase("the correction of a search", (database) => {
  // Whoever replaces the function says its settings anew, and this one is felt by nobody but shoppers.
  test("makes no machine code, which would take ten times as long as it", async () => {
    const { rows } = await sql<{ settings: string[] }>`
      select proconfig as settings from pg_proc where proname = 'corrected_word'`.execute(database().db);
    expect(rows[0]?.settings).toContain("jit=off");
  });
});
