import { expect, test } from "vitest";
import { ask, textAt } from "../ask.ts";

test("the business page shows its six co-branded examples", async () => {
  const html = await textAt("/b2b");
  const pictures = [...html.matchAll(/src="([^"]*\/b2b-[a-z]+-640[^"]*\.webp)"/g)].map(
    ([, path = ""]) => path,
  );
  expect(new Set(pictures).size).toBe(6);
  for (const path of pictures) expect((await ask(path)).headers.get("content-type")).toBe("image/webp");
});
