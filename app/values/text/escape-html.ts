/**
 * Text as it stands in markup, between tags or inside a quoted attribute. The one escaper of the shop's own
 * markup.
 */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");

/** The same with its line breaks. */
export const escapeHtmlLines = (text: string): string =>
  escapeHtml(text).replaceAll(/\r\n|[\n\r\u2028\u2029]/g, "<br>");
