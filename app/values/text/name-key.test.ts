import { expect, test } from "vitest";
import { nameKey } from "./name-key.ts";

test.each([
  ["JC-AB-1", "jc-ab-1"],
  [" jc\u00A0 ab ", "jc ab"],
  ["kamal\u200B-jho\u00ADla", "kamal-jhola"],
  ["de\u0301cor", "d\u00E9cor"],
  ["D\u00C9COR", "d\u00E9cor"],
  ["\uFF2A\uFF23-1", "jc-1"],
  ["\uFEFFJC-1\u202C", "jc-1"],
  ["झो\u200Dला", "झोला"],
  ["\u200B", ""],
])("'%s' is told apart as '%s'", (name, key) => expect(nameKey(name)).toBe(key));

test.each([
  ["jc-1", "jc-01"],
  ["jc-1", "jc 1"],
  ["decor", "décor"],
])("'%s' and '%s' are two", (one, other) => expect(nameKey(one)).not.toBe(nameKey(other)));
