import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { readSettings } from "#platform/settings/settings.db.server.ts";
import { factsFrom } from "#platform/settings/shop-facts.server.ts";
import { staleText } from "#platform/stale.text.ts";
import { unwritten } from "#platform/web/outage.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import type { AdminPageProps } from "#records/page/admin-page.ts";
import { RecordHistory } from "#ui/list/record-history.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { stockMailsToSave } from "../facts-to-save.server.ts";
import { saveSettings, settingsRecord } from "../save-settings.server.ts";
import { settingsText } from "../settings.text.ts";
import { SettingsForm } from "../settings-form.tsx";
import { SettingsFrame, settingsInBrowser, settingsPaths } from "../settings-frame.tsx";
import { SettingsUnread } from "../settings-unread.tsx";
import { parseStockMails, type StockMailsAnswer, stockMailsTyped } from "./stock-mails.form.ts";
import { StockMailsFields } from "./stock-mails-fields.tsx";

export const policy = { cached: false, needs: "settings", fresh: "forms" } as const satisfies AdminPolicy;

const path = settingsPaths.stock;

const server = adminPage(policy, {
  async read({ db, config }) {
    const { facts, version } = await readSettings(db);
    const history = await auditOf(db, settingsRecord.entity, settingsRecord.id);
    return { mails: factsFrom(config.givenShop, facts).stockMails, version, history };
  },
  async take(shop, { actor }, form) {
    const parsed = parseStockMails(form);
    if (parsed.kind === "refused") return data<StockMailsAnswer>(parsed, { status: 422 });
    const refuse = (text: string, status: number) =>
      data<StockMailsAnswer>({ kind: "failed", text, typed: stockMailsTyped(form) }, { status });
    const { version, ...mails } = parsed.value;
    try {
      const outcome = await saveSettings(shop, actor, version, (before) =>
        stockMailsToSave(before, mails, shop.config.givenShop),
      );
      if (outcome === "stale") return refuse(staleText.message, 409);
    } catch (error) {
      return refuse(
        settingsText.broken,
        unwritten(shop, error, "the settings about stock could not be saved"),
      );
    }
    throw redirectWithNotice(path, settingsText.saved);
  },
});
const browser = settingsInBrowser(settingsText.tabs.stock);

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function StockMailsPage({ loaderData, actionData }: AdminPageProps<typeof server>) {
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
