import { data } from "react-router";
import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { services } from "#platform/context.server.ts";
import { readSettings } from "#platform/settings/settings.db.server.ts";
import { factsFrom } from "#platform/settings/shop-facts.server.ts";
import { staleMessage } from "#platform/stale.text.ts";
import { postedForm } from "#platform/web/posted-form.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { unwritten } from "#platform/web/unwritten.server.ts";
import { RecordHistory } from "#ui/list/record-history.tsx";
import { exceptAfterRefusal, withFailure } from "#ui/page/failed-request.ts";
import { stockMailsToSave } from "../facts-to-save.server.ts";
import { saveSettings, settingsRecord } from "../save-settings.server.ts";
import { settingsText } from "../settings.text.ts";
import { SettingsForm } from "../settings-form.tsx";
import { SettingsFrame, settingsPaths } from "../settings-frame.tsx";
import { SettingsUnread } from "../settings-unread.tsx";
import type { Route } from "./+types/stock-mails.page.ts";
import { parseStockMails, type StockMailsAnswer, stockMailsTyped } from "./stock-mails.form.ts";
import { StockMailsFields } from "./stock-mails-fields.tsx";

export const policy = { cached: false, needs: "settings", fresh: "forms" } as const satisfies AdminPolicy;

const path = settingsPaths.stock;

export async function loader({ context }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const { db, config } = services(context);
  const { facts, version } = await readSettings(db);
  const history = await auditOf(db, settingsRecord.entity, settingsRecord.id);
  return { mails: factsFrom(config.givenShop, facts).stockMails, version, history };
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = staffWith(context, policy.needs);
  const shop = services(context);
  const form = await postedForm(request);
  const parsed = parseStockMails(form);
  if (parsed.kind === "refused") return data<StockMailsAnswer>(parsed, { status: 422 });
  const refuse = (text: string, status: number) =>
    data<StockMailsAnswer>({ kind: "failed", text, typed: stockMailsTyped(form) }, { status });
  const { version, ...mails } = parsed.value;
  try {
    const outcome = await saveSettings(shop, actor, version, (before) =>
      stockMailsToSave(before, mails, shop.config.givenShop),
    );
    if (outcome === "stale") return refuse(staleMessage, 409);
  } catch (error) {
    return refuse(settingsText.broken, unwritten(shop, error, "the settings about stock could not be saved"));
  }
  throw redirectWithNotice(path, settingsText.saved);
}

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, null, settingsText.readFailed);

export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction<StockMailsAnswer, StockMailsAnswer>(
    call,
    { kind: "failed" },
    settingsText.saveFailed(settingsText.offline),
  );

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = () => [{ title: settingsText.tabs.stock }];

export default function StockMailsPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <SettingsUnread current="stock" />;
  const { mails, version, history } = loaderData;
  return (
    <SettingsFrame current="stock">
      <SettingsForm key={version} address={path} label="Stock" version={version} given={actionData}>
        <StockMailsFields mails={mails} given={actionData} />
      </SettingsForm>
      <RecordHistory lines={history} />
    </SettingsFrame>
  );
}
