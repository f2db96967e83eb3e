import { mapEach } from "#values/each-of.ts";
import { labelNames, productDetails } from "./product-details.ts";

export const translationsPath = "/admin/dashboard/translations";

/** Where one record's texts are written; `from`: the list that it was opened from. */
export const translationPath = (kind: TextKind, record: string, from?: string): string =>
  `${translationsPath}/texts?${new URLSearchParams({ kind, record, ...(from && { from }) })}`;

/** How a text is written: one line, lines, HTML, or a list whose parts are shown one by one. */
type Form = "line" | "lines" | "html" | "list";

const line = <const Label extends string>(label: Label) => ({ label, form: "line" }) as const;
const lines = <const Label extends string>(label: Label) => ({ label, form: "lines" }) as const;
const html = <const Label extends string>(label: Label) => ({ label, form: "html" }) as const;
const list = <const Label extends string>(label: Label) => ({ label, form: "list" }) as const;

const forMachines = {
  meta_title: line("Meta Title"),
  meta_description: lines("Meta Description"),
  og_title: line("OG Title"),
  og_description: lines("OG Description"),
};

/**
 * Which texts of the database the public reads, and can therefore have in other languages (HINDI-10): for
 * each kind of record its fields, by the names of their columns.
 */
export const translatable = {
  product: {
    name: line("Name"),
    description: html("Description"),
    features: lines("Features"),
    ...mapEach(productDetails, ({ label }) => line(label)),
    origin_country: line(labelNames.origin_country),
    net_quantity: line(labelNames.net_quantity),
    made_by: line(labelNames.made_by),
    consumer_care: line(labelNames.consumer_care),
    edition: line("Edition"),
    story: lines("Story"),
    image_alt_texts: list("Descriptions of the pictures"),
    ...forMachines,
  },
  artisan: {
    name: line("Name"),
    craft: line("Craft"),
    location: line("Location"),
    bio: lines("Story"),
    image_alt: line("Description of the portrait"),
    gallery_alt_texts: list("Descriptions of the pictures"),
  },
  post: {
    title: line("Title"),
    excerpt: lines("Excerpt"),
    content: html("Content"),
    author: line("Author"),
    author_bio: lines("About the author"),
    image_alt_text: line("Description of the picture"),
    ...forMachines,
  },
  faq: { question: line("Question"), answer: html("Answer") },
  policy: { title: line("Title"), html: html("Text"), meta_description: lines("Meta Description") },
  promotion: { title: line("Title") },
  /** The shop's facts; the record is always `shop`. */
  shop: {
    name: line("Shop name"),
    address: lines("Address"),
    grievanceOfficer: line("Grievance officer"),
    ratingText: line("Rating text"),
    originCountry: line(labelNames.origin_country),
    netQuantity: line(labelNames.net_quantity),
    madeBy: line(labelNames.made_by),
    consumerCare: line(labelNames.consumer_care),
  },
  /**
   * Short texts that many records share: names and values of options, labels of what can be written on a
   * piece, categories of posts and questions. The record is the English text itself:
   * old is what a former spelling had (HINDI-72).
   */
  word: { text: line("Text") },
} as const satisfies Record<string, Record<string, { label: string; form: Form }>>;

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
