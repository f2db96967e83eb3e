import { expect, test } from "vitest";
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

test("joined words are words of their own", () =>
  expect(singleWords("Cushion/Cover JC-101 a_b+c.d")).toBe("cushion cover jc 101 a b c d"));
