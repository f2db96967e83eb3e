import { data } from "react-router";

// No database keeps a zero byte and no encoding a half of a surrogate pair, so neither passes this edge. Of
// what a person may have typed or pasted the sign is dropped, since nothing is lost by it; what only programs
// write is refused, or left out.

/** What is typed into a search box and sent by the address. */
const typedParameter = "q";

/**
 * An address as the rooms read it; undefined when it names something by a sign that nobody can read. What
 * can't be decoded names no page: its signs are spelt out, since React Router would print such a path whole,
 * past the log.
 */
export function legibleAddress(address: string): string | undefined {
  const [path = "", query = ""] = address.split(/\?(.*)/s, 2);
  const plain = decoded(path);
  if (plain?.includes("\0")) return undefined;
  const legible = legibleQuery(query);
  if (legible === undefined) return undefined;
  if (plain !== undefined && legible === query) return address;
  const spelt = plain === undefined ? path.replaceAll("%", "%25") : path;
  return address.includes("?") ? `${spelt}?${legible}` : spelt;
}

function legibleQuery(query: string): string | undefined {
  if (!query.includes("%00")) return query;
  const asked = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(query))
    asked.append(name, name === typedParameter ? value.replaceAll("\0", "") : value);
  return [...asked].flat().every(isLegible) ? String(asked) : undefined;
}

/** However often it was encoded, and in JSON too: no cookie of ours holds one, and nobody types a cookie. */
const illegibleInCookie = /%(25)*00|(\\|%(25)*5C)u(0000|d[89a-f])/i;

/**
 * A Cookie header without the cookies that can't be read. The others count, or a neighbour's cookie would
 * shut the shop to its browser.
 */
export function legibleCookies(cookies: string): string {
  if (!illegibleInCookie.test(cookies)) return cookies;
  return cookies
    .split(";")
    .filter((cookie) => !illegibleInCookie.test(cookie))
    .join(";");
}

/** The fields of a form; a field whose own name can't be read is left out. */
export function legibleForm(form: FormData): FormData {
  const fields = [...form];
  if (fields.flatMap(textsOf).every(isLegible)) return form;
  const legible = new FormData();
  for (const [name, value] of fields) {
    if (!isLegible(name)) continue;
    if (typeof value === "string") legible.append(name, withoutIllegible(value));
    else legible.append(name, value, withoutIllegible(value.name));
  }
  return legible;
}

const textsOf = ([name, value]: [string, FormDataEntryValue]): string[] => [
  name,
  typeof value === "string" ? value : value.name,
];

/**
 * What a JSON text says; undefined when it is none, or holds a text that can't be read, in whatever depth.
 */
export function legibleJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isLegibleThroughout(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** By a list instead of recursion: thousands of brackets in each other are no reason to fail. */
function isLegibleThroughout(value: unknown): boolean {
  const unread: unknown[] = [value];
  while (unread.length > 0) {
    const next = unread.pop();
    if (typeof next === "string" && !isLegible(next)) return false;
    if (typeof next !== "object" || next === null) continue;
    for (const [name, inner] of Object.entries(next)) unread.push(name, inner);
  }
  return true;
}

const isLegible = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

const withoutIllegible = (text: string): string =>
  text.isWellFormed() ? text.replaceAll("\0", "") : text.replaceAll(/\0|\p{Cs}/gu, "");

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * The fields of a form that was posted. Throws a 405 for every other method and a 4xx for a body that is no
 * form, so that a page's action need not know of either. What no database keeps is dropped.
 */
export async function postedForm(request: Request): Promise<FormData> {
  if (request.method !== "POST") {
    throw data("This address takes forms only.", { status: 405, headers: { Allow: "GET, HEAD, POST" } });
  }
  try {
    return legibleForm(await request.formData());
  } catch {
    throw data("This is no form that could be read.", { status: 400 });
  }
}
