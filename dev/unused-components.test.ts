import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withoutDebugNames } from "./unused-components.ts";

const router = "node_modules/react-router/dist/production/lib";

test.each(["context.js", "dom/lib.js", "dom/ssr/components.js"])("%s keeps no component by name", (file) => {
  const before = readFileSync(`${router}/${file}`, "utf8");
  const after = withoutDebugNames(before);
  expect(before).toMatch(/^\w+\.displayName = /m);
  expect(after).not.toMatch(/^\w+\.displayName = /m);
  expect(after).not.toMatch(/^const \w+ = React\$1\./m);
});
