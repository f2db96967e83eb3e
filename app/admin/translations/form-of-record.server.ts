import type { Services } from "#platform/services.server.ts";
import { isHtml } from "#rich-html/html-words.ts";
import { sanitiseHtml } from "#rich-html/rich-html.server.ts";
import { textsAsked } from "#translations/text-sources.db.server.ts";
import { readEditedTexts } from "#translations/texts-of-records.db.server.ts";
import { textFields } from "#translations/translatable.ts";
import { versionOfTexts } from "./save-translation.server.ts";
import { translationsText } from "./translations.text.ts";
import type { TranslationKind } from "./translations.ts";
import { type FormText, inputName } from "./typed-texts.ts";

interface RecordForm {
  record: string;
  version: number;
  texts: FormText[];
}

/** The form of a record's texts; undefined where there is no such record. */
export async function formOfRecord(
  { db, config }: Pick<Services, "db" | "config">,
  kind: TranslationKind,
  id: string,
): Promise<RecordForm | undefined> {
  const found = await readEditedTexts(db, textsAsked(kind, config), { id });
  const [first] = found;
  if (!first) return undefined;
  const fields = new Map(textFields(kind));
  const texts = found.flatMap(({ field, english, hindi, isOld, savedAt }): FormText[] => {
    const known = fields.get(field);
    if (!known) return [];
    const shown = known.form === "html" && isHtml(english) ? { shown: sanitiseHtml(english) } : {};
    return [{ field, ...known, english, ...shown, hindi: hindi ?? "", isOld, savedAt }];
  });
  return { record: first.record, version: versionOfTexts(found), texts };
}

/** The typed texts of a record that is no longer there, so that they can be read and taken elsewhere. */
export function formOfGone(kind: TranslationKind, typed: Readonly<Record<string, string>>): RecordForm {
  const texts = textFields(kind)
    .filter(([field]) => Object.hasOwn(typed, inputName(field)))
    .map(([field, known]) => ({ field, ...known, english: "", hindi: "", isOld: false, savedAt: null }));
  return { record: translationsText.kindNames[kind], version: 0, texts };
}
