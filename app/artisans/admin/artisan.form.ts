import * as z from "zod/mini";
import { type ParsedForm, parseFields } from "#ui/form/form-answer.ts";
import { optionalLine, optionalLines, requiredLine } from "#ui/form/form-fields.ts";
import { artisanAdminText } from "./artisan-admin.text.ts";

/** What an owner says of an artisan: everything but the pictures, which are uploads. */
export interface ArtisanInput {
  name: string;
  craft: string | null;
  location: string | null;
  bio: string | null;
  portraitAlt: string | null;
}

/** In the order in which they stand; the first wrong one takes the focus. */
export const artisanFields = [
  ...(["name", "craft", "location", "bio", "portraitAlt"] as const),
] as const satisfies readonly (keyof ArtisanInput)[];
export type ArtisanField = (typeof artisanFields)[number];

const schema = z.object({
  name: requiredLine(120, artisanAdminText.errors.name),
  craft: optionalLine(120),
  location: optionalLine(160),
  bio: optionalLines(8000),
  portraitAlt: optionalLine(300),
});

export const parseArtisan = (form: FormData): ParsedForm<ArtisanField, ArtisanInput> =>
  parseFields(schema, artisanFields, form);

/** An artisan who is about to be described for the first time. */
export const emptyArtisan: Record<ArtisanField, string> = {
  name: "",
  craft: "",
  location: "",
  bio: "",
  portraitAlt: "",
};
