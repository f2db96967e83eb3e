import { expect, test } from "vitest";
import { nameKey } from "./name-key.ts";
import { plainLetters, singleWords } from "./plain-letters.ts";

test.each([
  ["D’Souza", "d'souza"],
  ["D´Souza DʼSouza D`Souza D‘Souza", "d'souza d'souza d'souza d'souza"],
  ["“Éclair” – ÉCLAIR e\u0301clair", '"eclair" - eclair eclair'],
  ["Ærø Straße Łódź Œuvre İzmir", "aero strasse lodz oeuvre izmir"],
  ["ΠΡΟΣ Ёлка", "προσ елка"],
  ["क्\u200dष ज़री १०", "क्ष ज\u093cरी 10"],
  ["ﬁsh\u00a0ｔｏｔｅ", "fish tote"],
])("%s is compared as %s", (text, plain) => expect(plainLetters(text)).toBe(plain));

test.each([
  ["Cushion/Cover JC-101 a_b+c.d", "cushion cover jc 101 a b c d"],
  ["Mat ~Large aa～bb R&D", "mat  large aa bb r d"],
  ["Tote <Gold> &silk; bag", "tote  gold   silk  bag"],
])("the joined words of %s are words of their own", (text, words) => expect(singleWords(text)).toBe(words));

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
