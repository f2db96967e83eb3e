import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { eachNode, isNode, type Node, partOf } from "../dev/edit-syntax.ts";

// React keeps `key` for itself: a component that reads a prop of this name finds nothing, however it was
// given, and the types say nothing where it came by a spread.

const nameOf = (node: unknown): string => (isNode(node) ? String(partOf(node, "name") ?? "") : "");
const isComponent = (name: string): boolean => /^[A-Z][a-z]/.test(name);

/** The components of a file and what each of them takes. */
function componentsIn(code: string, path: string): { name: string; taken: unknown }[] {
  const found: { name: string; taken: unknown }[] = [];
  const add = (name: string, made: unknown) => {
    const takes = isNode(made) ? partOf(made, "params") : undefined;
    if (isComponent(name) && Array.isArray(takes)) found.push({ name, taken: takes[0] });
  };
  eachNode(parseSync(path, code).program, (node: Node) => {
    if (node.type === "FunctionDeclaration") add(nameOf(partOf(node, "id")), node);
    if (node.type === "VariableDeclarator") add(nameOf(partOf(node, "id")), partOf(node, "init"));
    return true;
  });
  return found;
}

/** Whether what a component takes is taken apart into a `key`, at its first level. */
function takesKey(taken: unknown): boolean {
  if (!isNode(taken) || taken.type !== "ObjectPattern") return false;
  const properties = partOf(taken, "properties");
  return Array.isArray(properties) && properties.some((each: Node) => nameOf(partOf(each, "key")) === "key");
}

/** The components of a file that read a prop which they never get. */
const inVain = (code: string, path: string): string[] =>
  componentsIn(code, path).flatMap(({ name, taken }) => (takesKey(taken) ? [`${path}: ${name}`] : []));

test("no component reads a prop named key, which it never gets", () => {
  const views = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".tsx"),
  );
  expect(views.length).toBeGreaterThan(500);
  const found = views.flatMap((path) => inVain(readFileSync(join("app", path), "utf8"), path));
  expect(found).toEqual([]);
});

test("one that does is found", () => {
  const code =
    "function Made({ name, key }: P) { return <b>{key}</b> }\nconst Row = ({ row: { key } }: P) => key;";
  expect(inVain(code, "planted.tsx")).toEqual(["planted.tsx: Made"]);
  expect(inVain("const Part = ({ key: it }: P) => <i>{it}</i>;", "planted.tsx")).toHaveLength(1);
});
