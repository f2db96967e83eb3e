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
  for (const [, name = "", options = ""] of html.matchAll(/<select [^>]*?name="([^"]+)"(.*?)<\/select>/gs)) {
    const chosen = /value="([^"]*)" selected=""/.exec(options) ?? /value="([^"]*)"/.exec(options);
    fields[name] = unescaped(chosen?.[1] ?? "");
  }
  return fields;
}

/** Where a browser without script sends the form of a page's button, and what, when it is pressed. */
export function pressed(html: string, button: string) {
  const tag = new RegExp(`<button ([^>]*)>(?:(?!</button>).)*${button}`, "s");
  const form = (html.match(/<form .*?<\/form>/gs) ?? []).find((each) => tag.test(each)) ?? "";
  const [, own] = tag.exec(form) ?? [];
  if (own === undefined) throw new Error(`the page has no button ${button}`);
  const name = / name="([^"]+)"/.exec(` ${own}`)?.[1];
  const value = / value="([^"]*)"/.exec(` ${own}`)?.[1] ?? "";
  const fields = { ...fieldsOf(form), ...(name && { [name]: value }) };
  return { action: unescaped(/ action="([^"]*)"/.exec(form)?.[1] ?? ""), fields };
}

/** A value of a page's attribute as a browser reads it. */
export const unescaped = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
