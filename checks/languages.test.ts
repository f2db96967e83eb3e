import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { isNode } from "../dev/edit-syntax.ts";
import { publicFiles } from "./inline-english.ts";

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

/** What runs later, when somebody calls it, and what only describes types. */
const later =
  /Function|^MethodDefinition$|^ImportDeclaration$|^TS(?!AsExpression|SatisfiesExpression|NonNull)/;

/** Where a text is handed on as a whole, of which nothing is read by that. */
const handedOn: Readonly<Record<string, string>> = {
  Property: "value",
  CallExpression: "arguments",
  ArrayExpression: "elements",
};

/** The names of which something is read while a module loads. */
function readAtOnce(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(readAtOnce);
  if (!isNode(node) || later.test(node.type)) return [];
  const own = nameIn(node);
  const parts = Object.entries(node).flatMap(([key, part]) =>
    handedOn[node.type] === key ? [part].flat().filter((each) => !nameIn(each)) : part,
  );
  return [...(own ? [own] : []), ...parts.flatMap(readAtOnce)];
}

const nameIn = (node: unknown): string | undefined =>
  isNode(node) && "name" in node && /^(?:JSX)?Identifier$/.test(node.type) ? String(node.name) : undefined;

/** The texts that a file imports. */
function importedTexts(text: string): string[] {
  const imports = text.matchAll(/^import (?:\w+, )?\{([^}]*)\} from "[^"]*\.text\.ts";/gms);
  return [...imports].flatMap(([, names = ""]) =>
    names.split(",").flatMap((name) => / as (\w+)|^\s*(\w+)/.exec(name)?.slice(1) ?? []),
  );
}

function readTooEarly({ path, text }: { path: string; text: string }): string[] {
  const names = new Set(importedTexts(text).filter(Boolean));
  if (names.size === 0) return [];
  const { program } = parseSync(path, text);
  return readAtOnce(program.body)
    .filter((name) => names.has(name))
    .map((name) => `${path}: ${name}`);
}

test("no text is read while a module loads: it would stay in one language", () => {
  expect(readTooEarly({ path: "app/cart/x.ts", text: earlyReader })).toEqual(["app/cart/x.ts: cartText"]);
  const found = files.filter(({ path }) => !stillEarly.has(path)).flatMap(readTooEarly);
  expect(found).toEqual([]);
});

const earlyReader = `import { cartText, cartToasts as told } from "./cart.text.ts";
const words = { title: cartText.empty, words: told, all: list(told, [told]) };
export const later = () => told.removed;
`;

/** Of the owner's area, until its texts are in two languages. */
const stillEarly = new Set<string>([]);

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
