import type { CSSProperties } from "react";
import { sanitiseMailHtml } from "#rich-html/rich-html.server.ts";
import { withSize } from "#rich-html/text-pictures.server.ts";
import { pictureAt } from "#values/picture.ts";
import { mailWide, styles } from "./mail-style.server.ts";

const { plain, heading, cell, link, picture } = styles;
const list: CSSProperties = { ...plain, paddingLeft: "22px" };
const quoted: CSSProperties = { ...plain, borderLeft: "4px solid #E0A526", padding: "2px 0 2px 16px" };

/** How each tag of a text looks, and what dark mail programs know it by. */
const looks: Readonly<Record<string, { className: string; style: CSSProperties }>> = {
  p: { className: "m-ink", style: plain },
  h2: { className: "m-ink", style: heading },
  h3: { className: "m-ink", style: { ...heading, fontSize: "18px" } },
  h4: { className: "m-ink", style: { ...heading, fontSize: "17px" } },
  ul: { className: "m-ink", style: list },
  ol: { className: "m-ink", style: list },
  li: { className: "m-ink", style: { margin: "0 0 6px" } },
  blockquote: { className: "m-ink", style: quoted },
  figcaption: { className: "m-soft", style: styles.note },
  th: { className: "m-ink m-line", style: { ...cell, textAlign: "left" } },
  td: { className: "m-ink m-line", style: cell },
  hr: { className: "m-line", style: { border: 0, borderTop: "1px solid #D8C9AC", margin: "24px 0" } },
  a: { className: "m-link", style: link },
  img: { className: "", style: { ...picture, margin: "0 0 14px" } },
};

/** `fontSize` as a stylesheet spells it. */
const cssName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const cssOf = (style: CSSProperties): string =>
  Object.entries(style)
    .map(([name, value]) => `${cssName(name)}:${String(value).replaceAll('"', "'")}`)
    .join(";");

const attributes = new Map(
  Object.entries(looks).map(([tag, { className, style }]) => [
    tag,
    `${className && ` class="${className}"`} style="${cssOf(style)}"`,
  ]),
);

/**
 * A text of the editor as a mail shows it. Mail programs know no stylesheet of ours, so each tag says its own
 * looks. It is cleaned anew: what is stored is trusted no more than what is typed.
 */
export const styledHtml = (html: string): string =>
  sanitiseMailHtml(html)
    .replaceAll(' loading="lazy"', "")
    .replace(uploaded, withMailSize)
    .replace(
      /<([a-z][a-z\d]*)(?=[\s/>])/g,
      (opening, tag: string) => `${opening}${attributes.get(tag) ?? ""}`,
    );

const uploaded = /<img [^>]*?\bsrc="(?:https?:\/\/[^/"]+)?(\/files\/[^"]*)"[^>]*>/g;

/** Some mail programs know no widest width: an uploaded picture says its own in pixels. */
function withMailSize(tag: string, path: string): string {
  const picture = pictureAt(path);
  if (!picture) return tag;
  const width = Math.min(picture.width, mailWide);
  return withSize(tag, { width, height: Math.round((picture.height * width) / picture.width) });
}
