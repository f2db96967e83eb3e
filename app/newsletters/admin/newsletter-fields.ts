import { foundProductsPath } from "#catalogue/admin/list/product-list.ts";
import { htmlField, lineField, optionalLineField, optionalLinesField } from "#records/fields/field-kinds.ts";
import { fieldForm, type InputOf, recordFields } from "#records/fields/record-field.ts";
import { recordPictures } from "#records/fields/record-fields.tsx";
import type { OpenRecord, RecordAnswer } from "#records/record-answer.ts";
import { type ParsedForm, typedFields } from "#ui/form/form-answer.ts";
import { inEachLanguage } from "#values/language/in-each-language.ts";
import { isBlank } from "#values/text/blank.ts";
import { textIn } from "#values/text/form-text.ts";
import { htmlText } from "#values/text/html-text.ts";
import { newslettersList } from "./newsletter.ts";
import { newsletterAdminText } from "./newsletter-admin.text.ts";

const longestSubject = 150;
const longestPreview = 200;
const longestContent = 200_000;

/** Blank texts are null. */
export const newsletterFields = recordFields(() => ({
  subject: lineField(
    "subject",
    newsletterAdminText.fields.subject,
    longestSubject,
    newsletterAdminText.errors.subject,
    {
      autoComplete: "off",
    },
  ),
  preview: optionalLineField("preview", newsletterAdminText.fields.preview, longestPreview, {
    hint: newsletterAdminText.hints.preview,
    autoComplete: "off",
  }),
  content: htmlField(
    "content",
    newsletterAdminText.fields.content,
    newsletterAdminText.errors.content,
    newsletterAdminText.hints.content,
  ),
  pictureAlt: optionalLineField("picture_alt", newsletterAdminText.fields.pictureAlt, 300, {
    hint: newsletterAdminText.hints.pictureAlt,
  }),
  /** Names, separated by commas; their ids are stored. */
  products: {
    ...optionalLinesField("products", newsletterAdminText.fields.products, 2000, {
      hint: newsletterAdminText.hints.products,
      autoComplete: "off",
    }),
    control: "line",
    finder: () => foundProductsPath,
    typed: () => "",
    kept: () => undefined,
  },
  subjectHi: optionalLineField("subject_hi", newsletterAdminText.fields.subjectHi, longestSubject, {
    lang: "hi",
  }),
  previewHi: optionalLineField("preview_hi", newsletterAdminText.fields.previewHi, longestPreview, {
    lang: "hi",
  }),
  contentHi: {
    ...optionalLinesField("content_hi", newsletterAdminText.fields.contentHi, longestContent),
    control: "html",
  },
}));

const newsletterPictures = recordPictures(() => ({
  picture: {
    bucket: "blog_images",
    most: 1,
    label: newsletterAdminText.fields.picture,
    hint: newsletterAdminText.hints.picture,
    takesPaste: true,
  },
}));

export type NewsletterField = keyof typeof newsletterFields;
export type NewsletterPicture = keyof typeof newsletterPictures;
export type NewsletterInput = InputOf<typeof newsletterFields>;

/** A newsletter as its form is opened with it. */
export type OpenNewsletter = OpenRecord<NewsletterField, NewsletterPicture>;

/** A mail as a mailbox gets it. */
export interface ShownMail {
  language: "en" | "hi";
  subject: string;
  preview: string;
  html: string;
  text: string;
}

export type NewsletterAnswer = RecordAnswer<OpenNewsletter, readonly ShownMail[]>;

export const pictureIn = ({ pictures }: Pick<OpenNewsletter, "pictures">): string | null =>
  pictures.picture[0]?.url ?? null;

const form = inEachLanguage(() => fieldForm(newsletterFields));

export const keptNewsletters = inEachLanguage(() => ({
  table: "newsletters",
  names: { all: "the newsletters", one: "a newsletter" },
  words: newsletterAdminText,
  list: newslettersList,
  fields: newsletterFields,
  form: { ...form, parse: parseNewsletterForm },
  pictures: newsletterPictures,
  parts: {
    english: { title: newsletterAdminText.parts.newsletter, fields: ["subject", "preview", "content"] },
    beside: [
      { title: newsletterAdminText.parts.beside, fields: ["picture", "pictureAlt", "products"] },
      {
        title: newsletterAdminText.parts.hindi,
        note: newsletterAdminText.hints.hindi,
        fields: ["subjectHi", "previewHi", "contentHi"],
      },
    ],
  },
}));

/** A newsletter from its form. A Hindi one has a subject and a text, or there is none. */
function parseNewsletterForm(sent: FormData): ParsedForm<NewsletterField, NewsletterInput> {
  const parsed = form.parse(sent);
  const errors = wrongHindi(sent);
  if (Object.keys(errors).length > 0) {
    const typed = typedFields(form.names, sent);
    return {
      kind: "refused",
      typed,
      errors: { ...(parsed.kind === "refused" && parsed.errors), ...errors },
    };
  }
  if (parsed.kind === "refused" || parsed.value.subjectHi !== null) return parsed;
  return { ...parsed, value: { ...parsed.value, previewHi: null, contentHi: null } };
}

function wrongHindi(sent: FormData): Partial<Record<NewsletterField, string>> {
  // A text that has words has them near its start; to read all of one that is nothing but signs takes long.
  const isEmpty = (html: string) => isBlank(htmlText(html.slice(0, 10_000))) && !html.includes("<img");
  const lacks = { subject: isBlank(textIn(sent, "subjectHi")), content: isEmpty(textIn(sent, "contentHi")) };
  if (lacks.subject && lacks.content && isBlank(textIn(sent, "previewHi"))) return {};
  return {
    ...(lacks.subject && { subjectHi: newsletterAdminText.errors.subjectHi }),
    ...(lacks.content && { contentHi: newsletterAdminText.errors.contentHi }),
  };
}
