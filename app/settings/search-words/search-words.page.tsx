import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { readSynonyms } from "#catalogue/search/forget-words.db.server.ts";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { readSettings } from "#platform/settings/settings.db.server.ts";
import { staleText } from "#platform/stale.text.ts";
import { unwritten } from "#platform/web/outage.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import type { AdminPageProps } from "#records/page/admin-page.ts";
import { RecordHistory } from "#ui/list/record-history.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { settingsRecord } from "../save-settings.server.ts";
import { settingsText } from "../settings.text.ts";
import { SettingsForm } from "../settings-form.tsx";
import { SettingsFrame, settingsInBrowser, settingsPaths } from "../settings-frame.tsx";
import { SettingsUnread } from "../settings-unread.tsx";
import { saveSearchWords } from "./save-search-words.server.ts";
import { parseSearchWords, type SearchWordsAnswer, searchWordsTyped } from "./search-words.form.ts";
import { searchWordsText } from "./search-words.text.ts";
import { SearchWordsFields } from "./search-words-fields.tsx";

export const policy = {
  cached: false,
  body: "texts",
  needs: "settings",
  fresh: "forms",
} as const satisfies AdminPolicy;

const path = settingsPaths.words;

const server = adminPage(policy, {
  async read({ db }) {
    // Read before the words: where somebody writes in between, the form is stale and not wrong.
    const { version } = await readSettings(db);
    const groups = await readSynonyms(db);
    return { groups, version, history: await auditOf(db, settingsRecord.entity, settingsRecord.id) };
  },
  async take(shop, { actor }, form) {
    const parsed = parseSearchWords(form);
    if (parsed.kind === "refused") return data<SearchWordsAnswer>(parsed, { status: 422 });
    const refuse = (text: string, status: number) =>
      data<SearchWordsAnswer>({ kind: "failed", text, typed: searchWordsTyped(form) }, { status });
    try {
      const outcome = await saveSearchWords(shop, actor, parsed.value);
      if (outcome === "stale") return refuse(staleText.message, 409);
    } catch (error) {
      return refuse(settingsText.broken, unwritten(shop, error, "the search words could not be saved"));
    }
    throw redirectWithNotice(path, searchWordsText.saved);
  },
});
const browser = settingsInBrowser(settingsText.tabs.words);

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function SearchWordsPage({ loaderData, actionData }: AdminPageProps<typeof server>) {
  if (!loaderData) return <SettingsUnread current="words" />;
  const { groups, version, history } = loaderData;
  return (
    <SettingsFrame current="words">
      <SettingsForm
        key={version}
        address={path}
        label={searchWordsText.label}
        version={version}
        given={actionData}
      >
        <SearchWordsFields groups={groups} given={actionData} />
      </SettingsForm>
      <RecordHistory lines={history} />
    </SettingsFrame>
  );
}
