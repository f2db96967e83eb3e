import fc from "fast-check";
import { expect, test } from "vitest";
import { cellAsTyped, cellText } from "#platform/text/csv.server.ts";
import { plainText, sanitiseHtml } from "#rich-html/rich-html.server.ts";
import { jsonForScript } from "#ui/page/json-ld.tsx";
import { escapeHtml } from "#values/text/escape-html.ts";
import { escapeXml } from "#values/text/xml.ts";
import { readTable } from "../../app/product-import/import-table.server.ts";
import { holds, text } from "./holds.ts";

// What writes texts into tables, markup and scripts.

test("no cell of a table begins like a formula, and an export reads back as it was", () => {
  holds(text, (given) => {
    expect(cellText(given)).not.toMatch(/^\s*[=+\-@\t\r＝＋－＠]/);
    if (!/^'\s*[=+\-@\t\r＝＋－＠]/.test(given)) expect(cellAsTyped(cellText(given))).toBe(given);
  });
  holds(fc.uint8Array({ maxLength: 400 }), (bytes) => void readTable(bytes));
  holds(text, (given) => void readTable(Buffer.from(`slug,name\n${given},${given}`)));
});

test("nothing ends a script, an attribute or an element that it stands in", () => {
  holds(fc.oneof(text, fc.jsonValue()), (given) => {
    const written = jsonForScript(given);
    expect(written).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(given)));
  });
  holds(text, (given) => {
    expect(escapeHtml(given)).not.toMatch(/[<>"']/);
    expect(escapeXml(given)).not.toMatch(/[<>"'\uFFFE\uFFFF]/);
    expect(escapeXml(given).includes("\0")).toBe(false);
  });
});

const markup = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "<p>",
        "</p>",
        "<a href='",
        "javascript:xss()",
        "'>",
        "<img src=",
        "x onerror=xss()",
        ">",
        "<svg>",
        "<math>",
        "<style>",
        "</style>",
        "<noscript>",
        "<template>",
        "<!--",
        "-->",
        "<![CDATA[",
        "]]>",
        "<table>",
        "<td>",
        "<mglyph>",
        "<iframe srcdoc='",
        "&#x6a;avascript:",
        "\0",
        "`",
        "<form>",
        "<div>",
        "</div>",
        "<dd>",
        "<pre>",
        "<a@b>",
        "<select>",
        "<xmp>",
        "<plaintext>",
        "<title>",
        "<textarea>",
      ),
      text,
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(""));
const allowed =
  /^\/?(h[234]|p|br|hr|blockquote|ul|ol|li|strong|b|em|i|u|s|a|figure|figcaption|img|table|caption|thead|tbody|tfoot|tr|th|td|code|pre|sub|sup)$/;

test("sanitised HTML holds the allowed elements and addresses only, and stays as it is when it is sanitised again", () =>
  holds(markup, (given) => {
    const clean = sanitiseHtml(given);
    for (const [tag, name = ""] of clean.matchAll(/<(\/?[^\s>/]*)[^>]*>/g)) {
      expect(name, clean).toMatch(allowed);
      expect(tag.replaceAll(/"[^"]*"/g, '""'), clean).not.toMatch(/\s(on\w+|style|srcdoc)\s*=/i);
      for (const [, address = ""] of tag.matchAll(/\s(?:href|src)="([^"]*)"/g))
        expect(address).not.toMatch(/^\s*(javascript|data|vbscript|\/\/)/i);
    }
    expect(sanitiseHtml(clean)).toBe(clean);
    plainText(given, 155);
  }));
