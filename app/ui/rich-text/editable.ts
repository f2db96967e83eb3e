/** Parts that the shop shows but the editor does not know: it would drop them. */
const unknown = /<(?:table|caption|thead|tbody|tfoot|tr|th|td|figure|figcaption|sub|sup)\b/i;

/** Would the editor keep everything that stands in this HTML? Otherwise it opens in its source view. */
export const isEditable = (html: string): boolean => !unknown.test(html);

/** Is there nothing in it but the empty paragraphs that the editor makes of an empty text? */
export const isEmptyHtml = (html: string): boolean => html.replace(/<p>\s*<\/p>|\s/g, "") === "";

/** Without the empty paragraph in which the editor lets one write on behind a picture that ends a text. */
export const withoutEmptyEnd = (html: string): string => html.replace(/(<img [^>]*>)(?:<p><\/p>)+$/, "$1");
