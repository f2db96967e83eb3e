import { expect, test } from "vitest";
import { formOf } from "../../../tests/form-of.ts";
import { newsletterAdminText } from "./newsletter-admin.text.ts";
import { keptNewsletters } from "./newsletter-fields.ts";

const say = newsletterAdminText.errors;
const good = { subject: "Lamps", content: "<p>They are here.</p>" };

const parse = (fields: Record<string, string>) => keptNewsletters.form.parse(formOf({ ...good, ...fields }));

const none = { preview: null, pictureAlt: null, products: null };
const noHindi = { subjectHi: null, previewHi: null, contentHi: null };

test.each([
  [{}, { ...good, ...none, ...noHindi }],
  [
    { subject: "  Lamps\r\nBcc: x ", preview: " Soon " },
    { subject: "Lamps Bcc: x", preview: "Soon" },
  ],
  [
    { subjectHi: "दीये", contentHi: "<p>आ गए।</p>" },
    { subjectHi: "दीये", previewHi: null, contentHi: "<p>आ गए।</p>" },
  ],
  [{ contentHi: "<p></p>" }, noHindi],
])("%j is taken", (fields, value) => expect(parse(fields)).toMatchObject({ kind: "valid", value }));

test.each([
  [{ subject: " " }, { subject: say.subject }],
  [{ content: "<p> </p>" }, { content: say.content }],
  [{ subjectHi: "दीये" }, { contentHi: say.contentHi }],
  [{ contentHi: "<p>आ गए।</p>" }, { subjectHi: say.subjectHi }],
  [{ previewHi: "जल्द" }, { subjectHi: say.subjectHi, contentHi: say.contentHi }],
  [
    { subject: "", subjectHi: "दीये" },
    { subject: say.subject, contentHi: say.contentHi },
  ],
])("%j is refused", (fields, errors) => {
  const parsed = parse(fields);
  expect(parsed).toMatchObject({ kind: "refused", errors });
  expect(parsed.kind === "refused" && parsed.typed).toMatchObject(fields);
});
