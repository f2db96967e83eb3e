import { expect, test } from "vitest";
import { listedAct, sentenceOf } from "./listed-act.ts";

const lineOf = (action: string, entity: string, detail: object) => ({
  ...{ id: "1", at: new Date(), moment: "", action, entity, entityId: "x", detail },
  ...{ device: null, actorId: "a", name: "Rekha Devi" },
});

test.each([
  [lineOf("staff.invited", "staff_invitations", { may: "Pack" }), "Asha", "invited Asha, who may do: Pack"],
  [lineOf("staff.changed", "profiles", { may: "Pack" }), "Vikas Paswan", "let Vikas Paswan do: Pack"],
  [lineOf("review.hidden", "reviews", { reason: "Spam" }), "a review", "hid a review: Spam"],
  [lineOf("product.updated", "products", {}), "product Lotus Jhola", "changed product Lotus Jhola"],
  [lineOf("product.exported", "products", {}), "", "downloaded products as CSV"],
])("a file's sentence reads as the page's does: %#", (line, words, sentence) => {
  expect(sentenceOf(listedAct(line, { words }))).toBe(sentence);
});
