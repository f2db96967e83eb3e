import { createHash } from "node:crypto";
import { englishOf } from "./translatable.ts";

/** By what a translation knows the English that it was made from: PostgreSQL's `sha256` of the same text. */
export const sourceHash = (english: unknown): string =>
  createHash("sha256").update(englishOf(english), "utf8").digest("hex");
