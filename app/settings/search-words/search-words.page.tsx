import { data } from "react-router";
import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { readSynonyms } from "#catalogue/search/synonyms.db.server.ts";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { services } from "#platform/context.server.ts";
import { readSettings } from "#platform/settings/settings.db.server.ts";
import { staleMessage } from "#platform/stale.text.ts";
import { postedForm } from "#platform/web/posted-form.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { unwritten } from "#platform/web/unwritten.server.ts";
import { RecordHistory } from "#ui/list/record-history.tsx";
import { exceptAfterRefusal, withFailure } from "#ui/page/failed-request.ts";
import { settingsRecord } from "../save-settings.server.ts";
import { settingsText } from "../settings.text.ts";
import { SettingsForm } from "../settings-form.tsx";
import { SettingsFrame, settingsPaths } from "../settings-frame.tsx";
import { SettingsUnread } from "../settings-unread.tsx";
import type { Route } from "./+types/search-words.page.ts";
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

export async function loader({ context }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const { db } = services(context);
  // Read before the words: where somebody writes in between, the form is stale and not wrong.
  const { version } = await readSettings(db);
  const groups = await readSynonyms(db);
  return { groups, version, history: await auditOf(db, settingsRecord.entity, settingsRecord.id) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = staffWith(context, policy.needs);
  const shop = services(context);
  const form = await postedForm(request);
  const parsed = parseSearchWords(form);
  if (parsed.kind === "refused") return data<SearchWordsAnswer>(parsed, { status: 422 });
  const refuse = (text: string, status: number) =>
    data<SearchWordsAnswer>({ kind: "failed", text, typed: searchWordsTyped(form) }, { status });
  try {
    const outcome = await saveSearchWords(shop, actor, parsed.value);
    if (outcome === "stale") return refuse(staleMessage, 409);
  } catch (error) {
    return refuse(settingsText.broken, unwritten(shop, error, "the search words could not be saved"));
  }
  throw redirectWithNotice(path, searchWordsText.saved);
}

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, null, settingsText.readFailed);

export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction<SearchWordsAnswer, SearchWordsAnswer>(
    call,
    { kind: "failed" },
    settingsText.saveFailed(settingsText.offline),
  );

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = () => [{ title: settingsText.tabs.words }];

export default function SearchWordsPage({ loaderData, actionData }: Route.ComponentProps) {
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
