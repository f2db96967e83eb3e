import { isCommonPassword } from "#values/common-passwords.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { fieldsText } from "../account.text.ts";
import type { Actor } from "../actor.ts";

/** Longer ones are refused before anything is worked out from them. */
export const longestPassword = 128;
const shortest: Record<Actor["role"], number> = { user: 6, admin: 12 };

/**
 * Passwords are compared in one form of Unicode, however a keyboard writes them; blanks at the ends belong to
 * them.
 */
const charactersOf = (password: string): number => Array.from(password).length;

interface Words {
  short: string;
  mismatch: string;
}
const signUpWords = (): Words => ({ short: fieldsText.short, mismatch: fieldsText.mismatch });
const changeWords = (): Words => ({ short: fieldsText.newShort, mismatch: fieldsText.newMismatch });

export interface NewPasswordErrors {
  password?: string;
  confirm?: string;
}

/** What is wrong with a new password (ACCOUNT-6); in the words of signing up, or of changing it. */
export function newPasswordErrors(
  { password, confirm }: { password: string; confirm: string },
  use: "sign-up" | "change",
  role: Actor["role"] = "user",
): NewPasswordErrors {
  const words = use === "sign-up" ? signUpWords() : changeWords();
  const wrong = passwordError(password, words, role);
  return {
    ...(wrong && { password: wrong }),
    ...(password !== confirm && { confirm: words.mismatch }),
  };
}

function passwordError(password: string, words: Words, role: Actor["role"]): string | undefined {
  if (cleanText(password, longestPassword) === "") return fieldsText.password;
  if (password.length > longestPassword) return fieldsText.long;
  if (charactersOf(password) < shortest.user) return words.short;
  if (charactersOf(password) < shortest[role]) return fieldsText.adminShort;
  return isCommonPassword(password) ? fieldsText.common : undefined;
}
