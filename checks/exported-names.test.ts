import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What the router and the server look for in a page's or an endpoint's file; each of them has its own. */
const ofRoutes = new Set([
  "ErrorBoundary",
  "Layout",
  "action",
  "clientAction",
  "clientLoader",
  "handle",
  "headers",
  "links",
  "loader",
  "meta",
  "middleware",
  "policy",
  "shouldRevalidate",
]);

const files = readdirSync("app", { recursive: true, encoding: "utf8" })
  // A text in two languages is one: `x.text.ts` stands for both (ADR-106).
  .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|en|hi)\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(`app/${path}`, "utf8") }));

const declared =
  /^export (?:async |abstract )?(?:function\*?|class|const|let|interface|type|enum) (?<name>[A-Za-z_$][\w$]*)/gm;
const takenApart = /^export const [[{](?<names>[^=]*)[\]}] =/gm;
const listed = /^export (?:type )?\{(?<names>[^}]*)\};/gm;
const lastWord = /[A-Za-z_$][\w$]*$/;

/** The names that a file exports and gives a meaning: what it only hands on has its meaning elsewhere. */
function namesIn(text: string): string[] {
  const single = [...text.matchAll(declared)].map(({ groups }) => groups?.name ?? "");
  const several = [...text.matchAll(takenApart), ...text.matchAll(listed)].flatMap(
    ({ groups }) => groups?.names?.split(",") ?? [],
  );
  return [...single, ...several.flatMap((name) => lastWord.exec(name.trim())?.[0] ?? [])];
}

test("the reader of exports knows every kind of declaration that the code has", () => {
  const exporting = /^export (?!default|\*)(?![^\n]*\} from)/gm;
  const unread = files.filter(({ text }) => [...text.matchAll(exporting)].length > namesIn(text).length);
  expect(unread.map(({ path }) => path)).toEqual([]);
  const several = "export const { one, two: three } = both;\nexport { four as five };\n";
  expect(namesIn(several)).toEqual(["one", "three", "five"]);
});

test("an exported name means one thing", () => {
  const meanings = new Map<string, string[]>();
  for (const { path, text } of files)
    for (const name of new Set(namesIn(text)))
      if (!ofRoutes.has(name)) meanings.set(name, [...(meanings.get(name) ?? []), path]);
  const several = [...meanings].filter(([, paths]) => paths.length > 1);
  expect(several.map(([name, paths]) => `${name}: ${paths.sort().join(", ")}`)).toEqual([]);
});
