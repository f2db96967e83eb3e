import { expect, test } from "vitest";
import { isGuessable } from "./common-passwords.ts";

test.each([
  ["password1234", true],
  ["Password1234!", true],
  ["password987654321", true],
  ["letmein-2026!", true],
  ["aaaaaaaaaaaa", true],
  ["abababababab", true],
  ["123456789012", true],
  ["kohbar-lotus-1934", false],
  ["Held-out-owner-77", false],
  ["mangrove-42-lamp", false],
])("%s is guessed early: %s", (password, isGuessed) => expect(isGuessable(password)).toBe(isGuessed));
