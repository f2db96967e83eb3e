import sanitize from "sanitize-html";
import { localPath } from "#values/language/address.ts";
import { escapeHtmlLines } from "#values/text/escape-html.ts";
import { htmlText } from "#values/text/html-text.ts";
import { isHtml, keepBracketedWords } from "./html-words.ts";
import { paragraphsOfDivs } from "./loose-blocks.server.ts";
import { pathOfUpload } from "./own-uploads.server.ts";

/** Blocks that the shop does not show as such. What they hold becomes paragraphs. */
const otherBlocks =
  "address article aside body center dd details dialog dl dt fieldset footer form header hgroup legend listing main nav optgroup search section summary xmp";

const toDiv = Object.fromEntries(
  otherBlocks.split(" ").map((name) => [name, sanitize.simpleTransform("div", {}, false)]),
);

const options: sanitize.IOptions = {
  allowedTags: [
    "h2",
    "h3",
    "h4",
    "p",
    "br",
    "hr",
    "blockquote",
    "ul",
    "ol",
    "li",
    "strong",
    "b",
    "em",
    "i",
    "u",
    "s",
    "a",
    "figure",
    "figcaption",
    "img",
    "table",
    "caption",
    "thead",
    "tbody",
    "tfoot",
    "tr",
    "th",
    "td",
    "code",
    "pre",
    "sub",
    "sup",
    // Not for long: see `paragraphsOfDivs`.
    "div",
  ],
  allowedAttributes: {
    a: ["href", "title", "rel"],
    img: ["src", "alt", "width", "height", "loading"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https"] },
  allowProtocolRelative: false,
  exclusiveFilter: isForeignPicture,
  transformTags: {
    ...toDiv,
    // The page has its own h1.
    h1: "h2",
    h5: "h4",
    h6: "h4",
    dir: "ul",
    menu: "ul",
    a: withRel,
    img: lazyByPath,
  },
};

/** In a mail pictures go by whole addresses. */
const mailOptions: sanitize.IOptions = {
  ...options,
  exclusiveFilter: () => false,
  transformTags: { ...options.transformTags, img: sanitize.simpleTransform("img", { loading: "lazy" }) },
};

/** A picture from elsewhere would tell its owner who reads here, and may be another one tomorrow. */
function isForeignPicture({ tag, attribs }: Pick<sanitize.IFrame, "tag" | "attribs">): boolean {
  return tag === "img" && !ownPath.test(attribs.src ?? "");
}

/** As every browser reads it: some signs in it would make another site's address of it. */
const ownPath = /^\/(?!\/)[^\s\\]*$/;

/**
 * A path of the shop's own is no link to vouch for; another site's gets no credit for being named in an
 * owner's text.
 */
function withRel(tagName: string, { rel: _, ...attribs }: sanitize.Attributes): sanitize.Tag {
  const isOwn = /^(?:\/(?!\/)|[?#])/.test(attribs.href ?? "");
  return { tagName, attribs: isOwn ? attribs : { ...attribs, rel: foreignRel } };
}

/** The shop's own picture is stored by its path, also where its whole address was written (PHOTO-28). */
function lazyByPath(tagName: string, attribs: sanitize.Attributes): sanitize.Tag {
  const { src } = attribs;
  return { tagName, attribs: { ...attribs, ...(src && { src: pathOfUpload(src) }), loading: "lazy" } };
}

const foreignRel = "noopener nofollow";

/**
 * Texts are shown far more often than they change, so what was made of them is remembered; the oldest go
 * first.
 */
function remembering(make: (html: string) => string): (html: string) => string {
  const made = new Map<string, string>();
  return (html) => {
    const known = made.get(html);
    if (known !== undefined) return known;
    const [oldest] = made.keys();
    if (made.size >= mostRemembered && oldest !== undefined) made.delete(oldest);
    const clean = make(html);
    made.set(html, clean);
    return clean;
  };
}

const mostRemembered = 500;

/**
 * HTML that an owner wrote, down to what the shop shows: texts, lists, tables, links, its own pictures. No
 * script, no style. Blocks that the shop does not know leave their words apart, and words in angle brackets
 * stay.
 */
export const sanitiseHtml = remembering((html) =>
  paragraphsOfDivs(sanitize(keepBracketedWords(html), options).replace(turning, "")),
);

/**
 * The same for a mail, whose text was cleaned before its own pictures got whole addresses: no mail program
 * knows a path.
 */
export const sanitiseMailHtml = (html: string): string =>
  paragraphsOfDivs(sanitize(keepBracketedWords(html), mailOptions).replace(turning, ""));

/** What turns the direction of other letters, and signs that control something: nobody sees them. */
const turning = /(?![\t\n\r])\p{Cc}|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** How many pictures a text loses by that, since they don't lie with the shop. */
export function foreignPicturesIn(html: string): number {
  if (!/<img\b/i.test(html)) return 0;
  let count = 0;
  const counting = (frame: sanitize.IFrame) => {
    const isForeign = isForeignPicture(frame);
    if (isForeign) count += 1;
    return isForeign;
  };
  sanitize(keepBracketedWords(html), { ...options, exclusiveFilter: counting });
  return count;
}

/** The same of what may be plain text, which keeps its paragraphs and lines. */
export const richHtml = remembering((text) => sanitiseHtml(isHtml(text) ? text : paragraphsOf(text)));

function paragraphsOf(text: string): string {
  return text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${withReferences(escapeHtmlLines(paragraph))}</p>`)
    .join("\n");
}

/** A cell of another shop's export may write a sign as HTML does, without a tag: `Silk &amp; cotton`. */
const withReferences = (escaped: string): string =>
  escaped.replace(/&amp;(amp|lt|gt|quot|apos|nbsp|#\d{1,7}|#x[\da-f]{1,6});/gi, "&$1;");

const wordsOf = remembering((html) => htmlText(sanitiseHtml(html)));

/** The words of an HTML text in one line, cut at a word's end to at most `most` characters. */
export function plainText(html: string, most: number): string {
  const line = wordsOf(html);
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  return `${cut.slice(0, cut.lastIndexOf(" ") > 0 ? cut.lastIndexOf(" ") : undefined).toWellFormed()}…`;
}

/** A sanitised text whose uploaded pictures come from the asset origin, where there is one. */
export const withOwnPictures = (html: string, assetOrigin: string | undefined): string =>
  assetOrigin ? html.replace(/<img [^>]*?\bsrc="(?=\/files\/)/g, (tag) => tag + assetOrigin) : html;

/**
 * A sanitised text in which whole addresses of the shop's own pages are links like those by path, which
 * search engines follow; and links by path lead to the page in the language of the moment.
 */
export const withOwnLinks = (html: string, origin: string): string =>
  html
    .replace(/<a href="([^"]*)"([^>]*) rel="noopener nofollow">/g, (link, href: string, rest: string) =>
      href === origin || /^[/?#]/.test(href.startsWith(origin) ? href.slice(origin.length) : "x")
        ? `<a href="${href}"${rest}>`
        : link,
    )
    .replace(/(?<=<a href=")\/(?!\/)[^"]*/g, localPath);
