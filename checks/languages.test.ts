import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { publicFiles } from "./inline-english.ts";
import { stillEnglish } from "./texts-to-do.ts";

// Texts in two languages (ADR-106): `x.text.ts` says them in English, `x.hi.ts` in Hindi.

const files = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path: join("app", path), text: readFileSync(join("app", path), "utf8") }));

const pairs = files.filter(({ path }) => path.endsWith(".hi.ts")).map(({ path }) => path.slice(0, -6));
const exportsOf = (path: string): string =>
  [...readFileSync(path, "utf8").matchAll(/^export const (\w+)/gm)]
    .map(([, name = ""]) => name)
    .sort()
    .join(" ");

test("a text's two languages export the same names", () => {
  expect(pairs.filter((stem) => !existsSync(`${stem}.text.ts`))).toEqual([]);
  expect(pairs.filter((stem) => exportsOf(`${stem}.text.ts`) !== exportsOf(`${stem}.hi.ts`))).toEqual([]);
});

test("a text in two languages exports texts and types alone: the pair hands on nothing else", () => {
  const other = /^export (?!const |type |interface )/m;
  expect(pairs.filter((stem) => other.test(readFileSync(`${stem}.text.ts`, "utf8")))).toEqual([]);
});

test("a text in Hindi is asked for by its pair alone", () => {
  const asking = /from "[^"]*\.hi\.ts"/;
  const found = files.filter(({ path, text }) => !path.endsWith(".hi.ts") && asking.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
});

test("a text is there in both languages: what is done is taken off checks/texts-to-do.ts", () => {
  const all = files.map(({ path }) => path).filter((path) => path.endsWith(".text.ts"));
  const alone = all.filter((path) => !existsSync(path.replace(/\.text\.ts$/, ".hi.ts")));
  expect(alone.filter((path) => !engineers.test(path)).sort()).toEqual(stillEnglish);
});

/** Of pages that stand in English for everybody (HINDI-76). */
const engineers = /^app\/(?:connections|webhooks|settings\/server)\//;

/** Forms and buttons that a browser sends by itself, and what a script puts into its address bar. */
const sent =
  /<form\b[^>]*?\baction=\{([^}]*)\}|\bformAction=\{([^}]*)\}|\.replaceState\([^;]*, ([^,;]+)\);/gs;
const ledTo = (code: string): string[] =>
  [...code.matchAll(sent)].map((found) => found.slice(1).find((part) => part !== undefined) ?? "");
/** `localPath(…)`, or a name that was given one. */
const staysIn = (code: string, target: string): boolean =>
  target.startsWith("localPath(") || code.includes(`const ${target.split(" ")[0]} = localPath(`);

test("a plain form of a shopper's page stays in its language, and so does its address (HINDI-3)", () => {
  const meant = [
    // The admin signs in anew there.
    "app/accounts/fresh/confirm-form.tsx",
    // A staff's page has one address.
    "app/accounts/settings/language-form.tsx",
    // Leaving is what it is for (HINDI-57).
    "app/checkout/form/steps/language-buttons.tsx",
  ];
  const leaving = publicFiles()
    .filter((path) => path.endsWith(".tsx") && !meant.includes(path))
    .flatMap((path) => {
      const code = readFileSync(path, "utf8");
      return ledTo(code)
        .filter((target) => !staysIn(code, target))
        .map((target) => `${path}: ${target}`);
    });
  expect(leaving).toEqual([]);
});

test.each([
  ['<form method="post" action={address} noValidate>', "address"],
  ["<form\n  action={resetPath(token)}\n>", "resetPath(token)"],
  ["<Button formAction={pathname} />", "pathname"],
  ['window.history.replaceState(window.history.state, "", address);', "address"],
])("%s is looked at", (code, target) => expect(ledTo(code)).toEqual([target]));
