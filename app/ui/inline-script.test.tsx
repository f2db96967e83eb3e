import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { InlineScript } from "./inline-script.tsx";
import { RenderFactsContext } from "./render-facts.tsx";

test("a render writes down the scripts that are its own, as the document has them, and no others", () => {
  const scripts: string[] = [];
  const html = renderToString(
    <RenderFactsContext value={{ scripts }}>
      <InlineScript text={'say("a<b && c")'} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what a visitor might have written */}
      <div dangerouslySetInnerHTML={{ __html: "<script>injected()</script>" }} />
      <InlineScript text="second()" />
    </RenderFactsContext>,
  );
  expect(scripts).toEqual(['say("a<b && c")', "second()"]);
  expect(html).toMatch(/^<script>say\("a<b && c"\)<\/script>.*<script>second\(\)<\/script>$/);
});
