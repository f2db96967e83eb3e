/** A node of a module's syntax tree, as the parser numbers its letters. */
export interface Node {
  type: string;
  start: number;
  end: number;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** What a node has under a name; nobody knows which kinds of nodes have it. */
export const partOf = (node: Node, name: string): unknown => Reflect.get(node, name);

/** Visits a tree from the outside in; what a visit answers false for is not looked into. */
export function eachNode(part: unknown, visit: (node: Node) => boolean): void {
  if (Array.isArray(part)) for (const each of part) eachNode(each, visit);
  if (!isNode(part) || !visit(part)) return;
  for (const inner of Object.values(part)) if (typeof inner === "object") eachNode(inner, visit);
}

export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A text with some of its parts replaced, which do not overlap. */
export function edited(code: string, edits: readonly Edit[]): string {
  const ordered = [...edits].sort((one, other) => other.start - one.start);
  return ordered.reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}
