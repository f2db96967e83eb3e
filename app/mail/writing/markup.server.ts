import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { escapeHtmlLines } from "#values/text/escape-html.ts";

/** Finished markup, as opposed to a text that still has to be escaped. */
export interface Markup {
  markup: string;
}

/** A place that each mail fills: in a text, or the whole of an attribute. */
export const slot = (name: string): string => `%%${name}%%`;

/**
 * A piece of a mail, rendered once: mails differ in their words only, and rendering React costs more than
 * writing an order. Every text is escaped; slots are filled in one pass, so that a customer's own %%words%%
 * stay words.
 */
export function piece(view: ReactNode): (values: Record<string, string | Markup>) => Markup {
  // A mail's pictures are fetched by the program that shows it: what the library would preload leads nowhere.
  const rendered = renderToStaticMarkup(view).replaceAll(/<link rel="preload"[^>]*>/g, "");
  return (values) => ({
    markup: rendered.replaceAll(/%%(\w+)%%/g, (_, name: string) => {
      const value = values[name] ?? "";
      return typeof value === "string" ? escapeHtmlLines(value) : value.markup;
    }),
  });
}

/** The shop's own numbers, such as JC-1795827388803: none is torn at its hyphen, where lines may else end. */
const ownNumber = /\b[A-Z]{1,2}-\d{6,}\b/;
/** As +91 98765 43210, 0612 2345678 or +91-612-2345678 is written. */
const phone = /(?<!\w)(?:\+91[ -])?\d{3,5}[ -]\d{5,8}\b/;
const kept = new RegExp(`${ownNumber.source}|${phone.source}`, "g");

/** A text for the eye alone, never for an attribute. */
export const told = (text: string): Markup => ({
  markup: escapeHtmlLines(text).replaceAll(kept, '<span style="white-space:nowrap">$&</span>'),
});

export const joined = (parts: readonly Markup[]): Markup => ({
  markup: parts.map(({ markup }) => markup).join(""),
});
