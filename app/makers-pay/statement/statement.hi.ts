import type { Words } from "#values/language/texts.ts";
import type * as en from "./statement.text.ts";

export const statementText: Words<typeof en.statementText> = {
  title: "हिसाब",
  account: (name) => `${name} का हिसाब`,
  before: "पहले का बाक़ी",
  earned: "कमाई",
  other: "सामान, कटौती, सुधार",
  advances: "पेशगी",
  paid: "भुगतान",
  after: "अब बाक़ी",
  ahead: "ज़्यादा मिला हुआ",
  entries: "एक-एक हिसाब",
  page: (at, of) => `पन्ना ${at}, कुल ${of}`,
  made: (day) => `${day} को बना`,
  signature: "दस्तख़त",
  agreed: (name) => `${name}: पढ़ लिया, सही है`,
};
