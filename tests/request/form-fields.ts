/** What stands in the fields of a page's form. */
export function fieldsOf(html: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [tag] of html.matchAll(/<input [^>]*>/g)) {
    const name = / name="([^"]+)"/.exec(tag)?.[1];
    const isTicked = !/type="checkbox"/.test(tag) || / checked=""/.test(tag);
    if (name && isTicked)
      fields[name] = unescaped(
        / value="([^"]*)"/.exec(tag)?.[1] ?? (/type="checkbox"/.test(tag) ? "on" : ""),
      );
  }
  for (const [, name = "", text = ""] of html.matchAll(
    /<textarea [^>]*name="([^"]+)"[^>]*>([^<]*)<\/textarea>/g,
  ))
    fields[name] = unescaped(text);
  return fields;
}

const unescaped = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
