import { expect, test } from "vitest";
import { wooText } from "./woo-text.ts";

test.each([
  ["One.\n\nTwo\nthree.", "<p>One.</p>\n<p>Two<br>three.</p>"],
  [
    "By <strong>hand</strong> in Madhubani.\n\nCare\nDry clean only.\n\n<ul>\n<li>One</li>\n<li>Two</li>\n</ul>\nAfter.",
    "<p>By <strong>hand</strong> in Madhubani.</p>\n<p>Care<br>Dry clean only.</p><ul><li>One</li><li>Two</li></ul><p>After.</p>",
  ],
  ["<p>One</p>\n<p>Two\nthree</p>", "<p>One</p><p>Two<br>three</p>"],
  ["<!-- wp:paragraph -->\n<p>One</p>\n<!-- /wp:paragraph -->", "<p>One</p>"],
  ["<div>One\n\nTwo</div>", "<div><p>One</p>\n<p>Two</p></div>"],
  ["One<br />\nTwo\r\nThree", "<p>One<br>Two<br>Three</p>"],
  ["<h2>Care</h2>\nWash by hand.", "<h2>Care</h2><p>Wash by hand.</p>"],
  ["<pre>a\n\nb</pre>", "<pre>a\n\nb</pre>"],
  ["Under <5 kg & soft", "<p>Under <5 kg & soft</p>"],
  ["<a href='x'>One</a>\n\n<em>Two</em>", "<p><a href='x'>One</a></p>\n<p><em>Two</em></p>"],
  ["", ""],
])("WordPress shows %j as %j (IMPORT-11)", (text, html) => expect(wooText(text)).toBe(html));
