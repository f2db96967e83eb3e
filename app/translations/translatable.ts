import { mapEach } from "#values/each-of.ts";
import { inEachLanguage } from "#values/language/in-each-language.ts";
import { productDetails } from "./product-details.ts";
import { detailLabels, labelLabels } from "./product-words.text.ts";
import { textLabels as say } from "./text-labels.text.ts";

export const translationsPath = "/admin/dashboard/translations";

/** Where one record's texts are written; `from`: the list that it was opened from. */
export const translationPath = (kind: TextKind, record: string, from?: string): string =>
  `${translationsPath}/texts?${new URLSearchParams({ kind, record, ...(from && { from }) })}`;

/** How a text is written: one line, lines, HTML, or a list whose parts are shown one by one. */
type Form = "line" | "lines" | "html" | "list";

const line = (label: string) => ({ label, form: "line" }) as const;
const lines = (label: string) => ({ label, form: "lines" }) as const;
const html = (label: string) => ({ label, form: "html" }) as const;
const list = (label: string) => ({ label, form: "list" }) as const;

const forMachines = () => ({
  meta_title: line(say.metaTitle),
  meta_description: lines(say.metaDescription),
  og_title: line(say.ogTitle),
  og_description: lines(say.ogDescription),
});

/**
 * Which texts of the database the public reads, and can therefore have in other languages (HINDI-10): for
 * each kind of record its fields, by the names of their columns.
 */
export const translatable = inEachLanguage(() => ({
  product: {
    name: line(say.name),
    description: html(say.description),
    features: lines(say.features),
    ...mapEach(productDetails, (_, name) => line(detailLabels[name])),
    origin_country: line(labelLabels.origin_country),
    net_quantity: line(labelLabels.net_quantity),
    made_by: line(labelLabels.made_by),
    consumer_care: line(labelLabels.consumer_care),
    edition: line(say.edition),
    story: lines(say.story),
    image_alt_texts: list(say.pictures),
    ...forMachines(),
  },
  artisan: {
    name: line(say.name),
    craft: line(say.craft),
    location: line(say.location),
    bio: lines(say.story),
    image_alt: line(say.portrait),
    gallery_alt_texts: list(say.pictures),
  },
  post: {
    title: line(say.title),
    excerpt: lines(say.excerpt),
    content: html(say.content),
    author: line(say.author),
    author_bio: lines(say.aboutAuthor),
    image_alt_text: line(say.picture),
    ...forMachines(),
  },
  faq: { question: line(say.question), answer: html(say.answer) },
  policy: { title: line(say.title), html: html(say.text), meta_description: lines(say.metaDescription) },
  promotion: { title: line(say.title) },
  /** The shop's facts; the record is always `shop`. */
  shop: {
    name: line(say.shopName),
    address: lines(say.address),
    grievanceOfficer: line(say.grievanceOfficer),
    ratingText: line(say.ratingText),
    originCountry: line(labelLabels.origin_country),
    netQuantity: line(labelLabels.net_quantity),
    madeBy: line(labelLabels.made_by),
    consumerCare: line(labelLabels.consumer_care),
  },
  /**
   * Short texts that many records share: names and values of options, labels of what can be written on a
   * piece, categories of posts and questions. The record is the English text itself:
   * old is what a former spelling had (HINDI-72).
   */
  word: { text: line(say.text) },
}));

export type TextKind = keyof typeof translatable;
export type TextField<Kind extends TextKind> = keyof (typeof translatable)[Kind] & string;

/** The fields of a kind, in the order of its form. */
export const textFields = (kind: TextKind): [name: string, field: { label: string; form: Form }][] =>
  Object.entries(translatable[kind]);

/** What a field holds as one text: a list's parts stand on lines of their own. */
export const englishOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.some((part) => String(part).trim()) ? value.join("\n") : "";
  return typeof value === "string" && value.trim() ? value : "";
};
