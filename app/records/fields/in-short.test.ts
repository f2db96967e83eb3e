import { expect, test } from "vitest";
import { lineField, optionalLineField, tickField, wordField } from "./field-kinds.ts";
import { inShort } from "./in-short.ts";
import { recordFields } from "./record-field.ts";

const fields = recordFields(() => ({
  hsn: { ...optionalLineField("hsn", "HSN Code", 8), short: (text: string) => `HSN ${text}` },
  weight: optionalLineField("weight", "Weight", 80),
  story: lineField("story", "Story", 800, ""),
  limited: tickField("limited", "Limited"),
  kind: wordField("kind", "Kind", { bag: "Bag", cloth: "Cloth" }, ["bag", "cloth"], "bag"),
}));
const names = [...Object.keys(fields), "images"];

test.each([
  [{}, ""],
  [{ kind: "bag", limited: "false", weight: "  " }, ""],
  [{ hsn: "420222", weight: "400 g" }, "HSN 420222, 400 g"],
  [{ limited: "true", kind: "cloth" }, "Limited, Cloth"],
  [{ story: "Long ago\nin a village by the river Kamala" }, "Long ago in a village by the…"],
])("a part that holds %j says '%s'", (texts, said) => expect(inShort(fields, names, texts)).toBe(said));
