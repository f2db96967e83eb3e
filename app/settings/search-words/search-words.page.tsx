import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { readSynonyms } from "#catalogue/search/forget-words.db.server.ts";
import type { AdminPageProps } from "#records/page/admin-page.ts";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { settingsPage } from "../settings-page.server.ts";
import { type PartOfSettings, SettingsPage, settingsInBrowser } from "../settings-page.tsx";
import { saveSearchWords } from "./save-search-words.server.ts";
import { parseSearchWords, searchWordsTyped } from "./search-words.form.ts";
import { searchWordsText } from "./search-words.text.ts";
import { SearchWordsFields } from "./search-words-fields.tsx";

export const policy = {
  cached: false,
  body: "texts",
  needs: "settings",
  fresh: "forms",
} as const satisfies AdminPolicy;

const part: PartOfSettings = {
  tab: "words",
  label: () => searchWordsText.label,
  saved: () => searchWordsText.saved,
};

const server = settingsPage(policy, part, {
  read: async ({ db }) => ({ groups: await readSynonyms(db) }),
  parse: parseSearchWords,
  typed: searchWordsTyped,
  save: saveSearchWords,
});
const browser = settingsInBrowser(part);

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function SearchWordsPage({ loaderData, actionData }: AdminPageProps<typeof server>) {
  return (
    <SettingsPage part={part} loaderData={loaderData} actionData={actionData} rules={parseSearchWords}>
      {({ groups }) => <SearchWordsFields groups={groups} given={actionData} />}
    </SettingsPage>
  );
}
