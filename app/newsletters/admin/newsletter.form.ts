import * as z from "zod/mini";
import { type ParsedForm, parseFields } from "#ui/form/form-answer.ts";
import { optionalLine, optionalLines, requiredHtml, requiredLine } from "#ui/form/form-fields.ts";
import { isBlank } from "#values/text/blank.ts";
import { textIn } from "#values/text/form-text.ts";
import { htmlText } from "#values/text/html-text.ts";
import { newsletterAdminText } from "./newsletter-admin.text.ts";

const say = newsletterAdminText.errors;

/** What an owner says of a newsletter. Blank texts are null. */
export interface NewsletterInput {
  subject: string;
  preview: string | null;
  /** HTML or plain text, not yet sanitised. */
  content: string;
  pictureAlt: string | null;
  /** Names, separated by commas. */
  products: string | null;
  subjectHi: string | null;
  previewHi: string | null;
  contentHi: string | null;
}

/** In the order in which they stand; the first wrong one takes the focus. */
export const newsletterFields = [
  ...(["subject", "preview", "content", "pictureAlt", "products"] as const),
  ...(["subjectHi", "previewHi", "contentHi"] as const),
] as const satisfies readonly (keyof NewsletterInput)[];
export type NewsletterField = (typeof newsletterFields)[number];

export const emptyNewsletter: Record<NewsletterField, string> = {
  ...{ subject: "", preview: "", content: "", pictureAlt: "", products: "" },
  ...{ subjectHi: "", previewHi: "", contentHi: "" },
};

const longestSubject = 150;
const longestPreview = 200;
const longestContent = 200_000;

const schema = z.object({
  subject: requiredLine(longestSubject, say.subject),
  preview: optionalLine(longestPreview),
  content: requiredHtml(say.content),
  pictureAlt: optionalLine(300),
  products: optionalLines(2000),
  subjectHi: optionalLine(longestSubject),
  previewHi: optionalLine(longestPreview),
  contentHi: optionalLines(longestContent),
});

/** A newsletter from its form. A Hindi one has a subject and a text, or there is none. */
export function parseNewsletterForm(form: FormData): ParsedForm<NewsletterField, NewsletterInput> {
  const parsed = parseFields(schema, newsletterFields, form);
  const errors = wrongHindi(form);
  if (Object.keys(errors).length === 0) {
    if (parsed.kind === "refused") return parsed;
    const hasHindi = parsed.value.subjectHi !== null;
    return {
      ...parsed,
      value: { ...parsed.value, ...(hasHindi ? {} : { previewHi: null, contentHi: null }) },
    };
  }
  const typed = parsed.kind === "refused" ? parsed.typed : typedOf(form);
  return {
    kind: "refused",
    typed,
    errors: { ...(parsed.kind === "refused" ? parsed.errors : {}), ...errors },
  };
}

const typedOf = (form: FormData) =>
  Object.fromEntries(newsletterFields.map((field) => [field, textIn(form, field)]));

function wrongHindi(form: FormData): Partial<Record<NewsletterField, string>> {
  const [subject, preview, content] = (["subjectHi", "previewHi", "contentHi"] as const).map((field) =>
    textIn(form, field),
  );
  // What says anything says so soon; to read all of a text that is nothing but signs takes long.
  const isEmpty = (html = "") => isBlank(htmlText(html.slice(0, 10_000))) && !html.includes("<img");
  const lacks = { subject: isBlank(subject ?? ""), content: isEmpty(content) };
  if (lacks.subject && lacks.content && isBlank(preview ?? "")) return {};
  return {
    ...(lacks.subject && { subjectHi: say.subjectHi }),
    ...(lacks.content && { contentHi: say.contentHi }),
  };
}
