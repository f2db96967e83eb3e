import { expect, test } from "vitest";
import { eachDatabase } from "./each-database.ts";
import { rowTypes } from "./row-types.ts";

eachDatabase("the types of rows", (database) => {
  test("say what the migrations made", async () =>
    await expect(await rowTypes(database().db)).toMatchFileSnapshot(
      "../../app/platform/database/tables/tables.ts",
    ));
});
