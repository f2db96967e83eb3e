import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "vite";
import { eachNode, isNode, type Node } from "../dev/edit-syntax.ts";

// What people read stands in files of texts (ADR-106). This finds what still stands elsewhere, in English.

const isTest = /\.test\.tsx?$/;
/** What the staff and those who run a shop read. */
const ofStaff =
  /^app\/(?:settings|product-import)\/|\/(?:admin|order-admin|homes|staff|books|cli|records|connections|carrier|webhooks|passkeys|two-step|offers\/(?:form|writing|taking))\/|\/mail-viewer\./;
/** What a shopper meets first; what these import comes with them. */
const entries = /\.page\.tsx$|^app\/root\.tsx$|\.email\.tsx?$|\.form\.tsx?$/;
const holdsTexts = /\.(?:text|en|hi)\.ts$/;
/** Files in which a string that reads like a sentence is one. */
const speaks = /\.tsx$|\.(?:form|email)\.ts$/;

const paths = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((path) => join("app", path))
  .filter((path) => /\.tsx?$/.test(path) && !isTest.test(path));
const known = new Set(paths);

/** The files of which shoppers see something. */
export function publicFiles(): string[] {
  const found = new Set<string>();
  const open = paths.filter((path) => entries.test(path) && !ofStaff.test(path));
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path) || !known.has(path) || ofStaff.test(path)) continue;
    found.add(path);
    for (const [, from = ""] of readFileSync(path, "utf8").matchAll(/(?:from|import) ?\(?"([#.][^"?]+)"/g))
      open.push(from.startsWith("#") ? join("app", from.slice(1)) : join(dirname(path), from));
  }
  return [...found].filter((path) => speaks.test(path) && !holdsTexts.test(path) && existsSync(path)).sort();
}

/** What engineers read is in English, and says so (HINDI-76). */
const ofEngineers = /^app\/(?:cli|connections|webhooks|settings\/server)\/|\/mail-viewer\./;
/** Tables of fields and of places have words, too. */
const speaksToStaff = /\.tsx$|(?:\.(?:form|email)|-(?:fields|links|places))\.ts$/;

/** The files of which the staff see something, and shoppers nothing. */
export function staffFiles(): string[] {
  const open = new Set(publicFiles());
  return paths
    .filter(
      (path) =>
        speaksToStaff.test(path) &&
        !/\.server\./.test(path) &&
        !ofEngineers.test(path) &&
        !holdsTexts.test(path),
    )
    .filter((path) => !open.has(path) || ofStaff.test(path))
    .sort();
}

const latin = /[A-Za-z]{2,}/;
/** Attributes that people see or hear, whatever stands in them. */
const told =
  /^(?:aria-label|aria-description|aria-valuetext|title|alt|placeholder|label|hint|caption|note|text)$/;
/** Attributes that nobody reads. */
const untold =
  /^(?:className|class|style|id|name|type|value|to|href|rel|method|action|sizes|srcSet|d|viewBox|key|transform|sandbox|content|allow|autoComplete)$|^data-/;

const ofClasses = /(?:^| )(?:[a-z0-9.@*[\]&]*[-:[/]\S*)/;
/** Does a string read like words to somebody? */
function isProse(text: string): boolean {
  const words = text.replace(/\s+/g, " ").trim();
  if (/^[A-Z][a-z]{2,}$/.test(words)) return true;
  if (/^[A-Z][a-z’']+(?: \S+)+/.test(words)) return true;
  return /^[a-z’',.]+(?: [a-z’',.]+)+$/.test(words) && !ofClasses.test(words);
}

interface Part extends Node {
  value?: unknown;
  name?: { name?: string };
  key?: { name?: string };
  callee?: { name?: string; property?: { name?: string } };
  arguments?: unknown[];
  quasis?: { value: { raw: string } }[];
}

/** What holds no text that anybody reads. */
const silent =
  /^TS(?!AsExpression|SatisfiesExpression|NonNull)|^ImportDeclaration$|^ExportAllDeclaration$|^ThrowStatement$/;

/** The texts that stand in a file itself. */
export function inlineEnglish(path: string, code = readFileSync(path, "utf8")): string[] {
  const found: string[] = [];
  const logged = new Set<unknown>();
  eachNode(parseSync(path, code).program.body, (node: Part) => {
    if (isLogging(node)) for (const each of node.arguments ?? []) logged.add(each);
    if (silent.test(node.type) || isUntold(node) || (logged.has(node) && node.type === "Literal"))
      return false;
    const said = saidBy(node);
    if (said !== undefined) found.push(said);
    return said === undefined;
  });
  return found;
}

/** What tells the log what failed: readPart(log, "the orders", …), log.error(error, "…"). */
const isLogging = ({ type, callee }: Part): boolean =>
  type === "CallExpression" &&
  /^(?:readPart|unwritten|unwrittenHere|error|warn|info|debug)$/.test(
    callee?.property?.name ?? callee?.name ?? "",
  );

const isUntold = (node: Part): boolean =>
  (node.type === "JSXAttribute" && untold.test(node.name?.name ?? "data-")) ||
  // What the log calls records.
  (node.type === "Property" && node.key?.name === "names");

/** What a node says to somebody, if it does. */
function saidBy(node: Part): string | undefined {
  if (node.type === "JSXAttribute") return told.test(node.name?.name ?? "") ? latinIn(node.value) : undefined;
  if (node.type === "JSXText") return latin.test(plainly(node.value)) ? plainly(node.value) : undefined;
  if (node.type === "TemplateLiteral")
    return proseIn(node.quasis?.map(({ value: { raw } }) => raw).join("…"));
  return node.type === "Literal" ? proseIn(node.value) : undefined;
}

/** Whatever stands in an attribute that is read. */
const latinIn = (value: unknown): string | undefined => {
  const said = isNode(value) && value.type === "Literal" ? String((value as Part).value) : "";
  return latin.test(said) ? said : undefined;
};

const proseIn = (value: unknown): string | undefined =>
  typeof value === "string" && latin.test(value) && isProse(value.replaceAll("…", " x ")) ? value : undefined;

/** Without marks such as &nbsp; and the line breaks of the code. */
const plainly = (value: unknown): string => String(value).replace(/&\w+;/g, " ").replace(/\s+/g, " ").trim();
