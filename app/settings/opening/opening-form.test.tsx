import { expect, test } from "vitest";
import { policies } from "#pages/policy.ts";
import { routedMarkup } from "../../../tests/render-markup.tsx";
import { OpeningForm } from "./opening-form.tsx";

const slugs = policies.map(({ slug }) => slug);
const labels = policies.map(({ label }) => label);

// Without script the question stands at a box that has to be ticked.
test.each([
  ["none written", true, [], `Open the shop now? Buyers do not see these yet: ${labels.join(", ")}.`],
  ["one left", true, slugs.slice(1), `Open the shop now? Buyers do not see these yet: ${labels[0]}.`],
  ["all written", true, slugs, undefined],
  ["open already", false, [], undefined],
])("opening asks about what buyers do not see yet: %s", (_, isSoon, written, question) => {
  const form = routedMarkup(
    <OpeningForm address="/admin" isSoon={isSoon} version={1} waiting={0} written={written} />,
  );
  expect(/Open the shop now\?[^<]*/.exec(form)?.[0]?.replace("&amp;", "&")).toBe(question);
});
