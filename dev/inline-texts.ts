import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type ESTree, type Plugin, parseSync } from "vite";
import { type Edit, eachNode, edited, isNode, type Node, partOf } from "./edit-syntax.ts";
import { hindiOf } from "./paired-texts.ts";

type Body = ESTree.Program["body"];
type ImportedName = ESTree.ImportSpecifier["imported"];

interface Text {
  /** The object's own name in the file of its language. */
  name: string;
  file: string;
  value: unknown;
}

const app = resolve("app");

/** Does a file hold the texts of this language, which stand in another one, too? */
const isOf = (language: string, path: string): boolean =>
  language === "en" ? hindiOf(path) !== undefined : path.endsWith(`.${language}.ts`);

/**
 * A browser's build reads texts where they stand: `cartText.empty` becomes "Your cart is empty", and what is
 * no plain string becomes an export of its own. So a page carries the texts that it says, and not the whole
 * objects in which they are written; a file that has its texts asks for theirs no more, and these lie in no
 * other page's way.
 */
export function inlineTexts(): Plugin {
  const language = process.env.SHOP_LANGUAGE ?? "en";
  return {
    name: "inline-texts",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async transform(code, id) {
      const [path = ""] = id.split("?");
      if (!path.startsWith(app) || !/\.tsx?$/.test(path)) return null;
      if (isOf(language, path)) {
        return { code: edited(code, splitEdits(path, code)), map: null, moduleSideEffects: false };
      }
      return code.includes(".text.ts") ? { code: await withTexts(path, code, language), map: null } : null;
    },
  };
}

/** Each member of a text object as an export of its own, so that what nobody reads can be left out. */
function splitEdits(path: string, code: string): Edit[] {
  return membersIn(path, code).map(({ statement, name, members }) => ({
    start: statement.start,
    end: statement.end,
    text: [
      ...members.map(({ value }, place) => `export const ${name}$${place} = ${value};`),
      `export const ${name} = { ${members.map(({ key }, place) => `${key}: ${name}$${place}`).join(", ")} };`,
    ].join("\n"),
  }));
}

interface TextObject {
  statement: Node;
  name: string;
  members: { key: string; value: string }[];
}

/** The objects that a file of one language exports. */
function membersIn(path: string, code: string): TextObject[] {
  return parseSync(path, code).program.body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration") return [];
    const { declaration } = statement;
    if (declaration?.type !== "VariableDeclaration" || declaration.declarations.length !== 1) return [];
    const [{ id, init } = {}] = declaration.declarations;
    if (id?.type !== "Identifier" || init?.type !== "ObjectExpression") return [];
    const members = init.properties.flatMap((property) =>
      property.type === "Property" && !property.computed && !property.method && property.kind === "init"
        ? [{ key: textOf(property.key, code), value: textOf(property.value, code) }]
        : [],
    );
    return members.length === init.properties.length ? [{ statement, name: id.name, members }] : [];
  });
}

const textOf = ({ start, end }: Node, code: string): string => code.slice(start, end);

/** A file in which the texts that it reads stand themselves. */
export const withTexts = async (path: string, code: string, language: string): Promise<string> =>
  edited(code, await readingEdits(path, code, language));

/** What is read of texts in a file, as the strings themselves or by their own exports. */
async function readingEdits(path: string, code: string, language: string): Promise<Edit[]> {
  const { program } = parseSync(path, code);
  const texts = await textsOf(program.body, path, language);
  for (const name of boundWithin(program.body)) texts.delete(name);
  if (texts.size === 0) return [];
  const edits: Edit[] = [];
  const imports = new Map<string, Set<string>>();
  const kept = new Set<string>();
  eachNode(program.body, (node) => {
    if (node.type === "ImportDeclaration") return false;
    const read = readOf(node);
    const text = read && texts.get(read.root);
    if (!text) return true;
    const edit = editOf(read, text, imports);
    if (edit) edits.push({ start: node.start, end: node.end, text: edit });
    else if (read.keys.length === 0) kept.add(read.root);
    return edit === undefined;
  });
  for (const name of kept) texts.delete(name);
  edits.push(...importEdits(program.body, texts));
  const lines = [...imports].map(
    ([file, names]) => `import { ${[...names].join(", ")} } from ${JSON.stringify(file)};\n`,
  );
  return lines.length > 0 ? [...edits, { start: 0, end: 0, text: lines.join("") }] : edits;
}

/** Takes imports away of which everything is replaced: a module needed by nobody lies in nobody's way. */
const importEdits = (body: Body, replaced: ReadonlyMap<string, Text>): Edit[] =>
  body.flatMap((statement) => {
    if (statement.type !== "ImportDeclaration") return [];
    const { start, end, specifiers } = statement;
    const isReplaced = specifiers.length > 0 && specifiers.every(({ local }) => replaced.has(local.name));
    return isReplaced ? [{ start, end, text: "" }] : [];
  });

/** The texts that a file imports, by the names that it has for them. */
async function textsOf(body: Body, path: string, language: string): Promise<Map<string, Text>> {
  const found = new Map<string, Text>();
  for (const statement of body) {
    if (statement.type !== "ImportDeclaration") continue;
    const { source, specifiers } = statement;
    const file = fileOf(source.value, path, language);
    if (!file) continue;
    const values: Record<string, unknown> = await import(pathToFileURL(file).href);
    for (const each of specifiers) {
      const name = each.type === "ImportSpecifier" ? nameOf(each.imported) : "";
      found.set(each.local.name, { name, file, value: values[name] });
    }
  }
  return found;
}

const nameOf = (name: ImportedName): string => (name.type === "Identifier" ? name.name : name.value);

/** The file of one language behind a text that stands in both. */
function fileOf(source: string, importer: string, language: string): string | undefined {
  if (!source.endsWith(".text.ts")) return undefined;
  const own = source.startsWith("#") ? resolve(app, source.slice(1)) : resolve(dirname(importer), source);
  const hindi = hindiOf(own);
  return hindi && language === "en" ? own : hindi;
}

/** Names that mean something else somewhere in the file: what is read of those stays as it is. */
function boundWithin(body: Body): Set<string> {
  const names = new Set<string>();
  const bind = (pattern: unknown): void => {
    if (Array.isArray(pattern)) for (const part of pattern) bind(part);
    if (!isNode(pattern)) return;
    const name = partOf(pattern, "name");
    if (pattern.type === "Identifier" && typeof name === "string") names.add(name);
    for (const part of patternParts) bind(partOf(pattern, part));
  };
  eachNode(body, (node) => {
    for (const part of binders) bind(partOf(node, part));
    return true;
  });
  return names;
}

/** Where a node names what it binds, and where a pattern has its parts. */
const binders = ["id", "params", "param"];
const patternParts = ["properties", "elements", "left", "value", "argument", "parameter"];

interface Read {
  root: string;
  keys: string[];
}

/** `text.form.title` as the name and the members that are read of it. */
function readOf(node: unknown): Read | undefined {
  if (!isNode(node)) return undefined;
  const name = partOf(node, "name");
  if (node.type === "Identifier") return typeof name === "string" ? { root: name, keys: [] } : undefined;
  const property = partOf(node, "property");
  if (node.type !== "MemberExpression" || partOf(node, "optional") || !isNode(property)) return undefined;
  const key = partOf(property, partOf(node, "computed") ? "value" : "name");
  const read = typeof key === "string" ? readOf(partOf(node, "object")) : undefined;
  return read && typeof key === "string" ? { root: read.root, keys: [...read.keys, key] } : undefined;
}

/** What stands in a read's place; undefined where it stays. */
function editOf(
  { keys }: Read,
  { name, file, value }: Text,
  imports: Map<string, Set<string>>,
): string | undefined {
  const said = keys.reduce<unknown>((of, key) => (isObject(of) ? of[key] : undefined), value);
  if (typeof said === "string" && keys.length > 0) return JSON.stringify(said);
  if (keys.length !== 1) return undefined;
  const members = membersIn(file, readFileSync(file, "utf8")).find((each) => each.name === name)?.members;
  const place = members?.findIndex(({ key }) => key === keys[0] || key === JSON.stringify(keys[0])) ?? -1;
  if (place < 0) return undefined;
  const own = `${name}$${place}`;
  imports.set(file, (imports.get(file) ?? new Set()).add(own));
  return own;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
