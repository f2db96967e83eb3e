import * as z from "zod/mini";
import { unknownPlaceholder } from "#pages/texts/placeholders.ts";
import { requiredHtml } from "#ui/form/form-fields.ts";
import { textsText } from "./texts.text.ts";

/** HTML with something to read in it, and with no placeholder that would vanish. */
export const richText = (missing: () => string) =>
  requiredHtml(missing).check(
    z.refine((html) => unknownPlaceholder(html) === undefined, {
      error: ({ input }) => textsText.errors.placeholder(unknownPlaceholder(String(input)) ?? ""),
    }),
  );
