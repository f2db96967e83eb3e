import { sql } from "kysely";
import { expect, test } from "vitest";
import { eachShop } from "../../../tests/database/each-shop.ts";

eachShop("the correction of a search", { isKept: true }, (shop) => {
  // Whoever replaces the function says its settings anew, and this one is felt by nobody but shoppers.
  test("makes no machine code, which would take ten times as long as it", async () => {
    const { rows } = await sql<{ settings: string[] }>`
      select proconfig as settings from pg_proc where proname = 'corrected_word'`.execute(shop.db);
    expect(rows[0]?.settings).toContain("jit=off");
  });
});
