import { describe, expect, test } from "vitest";
import { spokenAddress } from "#values/language/spoken-address.ts";
import { type MapChoice, mapChoiceAt } from "./map-choice.ts";

const plain: readonly [string, MapChoice][] = [
  ["/", "usual"],
  ["/shop", "usual"],
  ["/grievances", "usual"],
  ["/admin", "usual"],
  ["/grievance", "seldom"],
  ["/grievance/GR-2", "seldom"],
  ["/unsubscribe", "seldom"],
  ["/invitation", "seldom"],
  ["/admin-login", "seldom"],
  ["/stock-alert", "seldom"],
  ["/subscribed", "seldom"],
  ["/dev/mailbox", "seldom"],
  ["/admin/dashboard", "whole"],
  ["/admin/dashboard/orders", "whole"],
];

/** Other spellings of an address, which the router takes for the same. */
const spellings: Readonly<Record<string, (path: string) => string>> = {
  "as it is": (path) => path,
  "in capitals": (path) => path.toUpperCase(),
  "with a slash behind": (path) => `${path}/`,
  "with its second letter escaped": (path) => path.replace(/(?<=^\/.)./, escaped),
  "with every letter escaped": (path) => path.replace(/[a-z]/g, escaped),
};

const escaped = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;

describe.each(Object.entries(spellings))("an address as %s comes with the plain one's map", (_, spell) => {
  test.each(plain)("%s: %s", (path, choice) => expect(mapChoiceAt(spell(path))).toBe(choice));
  test.each(plain)("%s in Hindi: %s", (path, choice) =>
    expect(mapChoiceAt(spokenAddress(`/hi${spell(path)}`).plain)).toBe(choice),
  );
});
