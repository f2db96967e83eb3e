/**
 * A text that a database takes and that survives being written as UTF-8: zero characters and lone surrogates
 * become U+FFFD. For what other services answer; what people type is cleaned by `cleanText`.
 */
export const soundText = (text: string): string => text.toWellFormed().replaceAll("\0", "\uFFFD");

/** What a JSON text of another service says, its strings sound; undefined for a text that is none. */
export function soundJson(text: string): unknown {
  try {
    return JSON.parse(soundText(text), (_key, value: unknown) =>
      typeof value === "string" ? soundText(value) : value,
    );
  } catch {
    return undefined;
  }
}
