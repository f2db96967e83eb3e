import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { readBulkTiers } from "#bulk-prices/bulk-tiers.db.server.ts";
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
import { type BulkPricesAnswer, bulkPricesTyped, parseBulkPrices } from "./bulk-prices.form.ts";
import { bulkPricesText } from "./bulk-prices.text.ts";
import { BulkPricesFields } from "./bulk-prices-fields.tsx";
import { saveBulkPrices } from "./save-bulk-prices.server.ts";

export const policy = { cached: false, needs: "settings", fresh: "forms" } as const satisfies AdminPolicy;

const path = settingsPaths.bulk;

const server = adminPage(policy, {
  async read({ db }) {
    // Read before the prices: where somebody writes in between, the form is stale and not wrong.
    const { version } = await readSettings(db);
    const tiers = await readBulkTiers(db);
    return { tiers, version, history: await auditOf(db, settingsRecord.entity, settingsRecord.id) };
  },
  async take(shop, { actor }, form) {
    const parsed = parseBulkPrices(form);
    if (parsed.kind === "refused") return data<BulkPricesAnswer>(parsed, { status: 422 });
    const refuse = (text: string, status: number) =>
      data<BulkPricesAnswer>({ kind: "failed", text, typed: bulkPricesTyped(form) }, { status });
    try {
      const outcome = await saveBulkPrices(shop, actor, parsed.value);
      if (outcome === "stale") return refuse(staleText.message, 409);
    } catch (error) {
      return refuse(settingsText.broken, unwritten(shop, error, "the bulk prices could not be saved"));
    }
    throw redirectWithNotice(path, bulkPricesText.saved);
  },
});
const browser = settingsInBrowser(settingsText.tabs.bulk);

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function BulkPricesPage({ loaderData, actionData }: AdminPageProps<typeof server>) {
  if (!loaderData) return <SettingsUnread current="bulk" />;
  const { tiers, version, history } = loaderData;
  return (
    <SettingsFrame current="bulk">
      <SettingsForm key={version} address={path} label="Bulk prices" version={version} given={actionData}>
        <BulkPricesFields tiers={tiers} given={actionData} />
      </SettingsForm>
      <RecordHistory lines={history} />
    </SettingsFrame>
  );
}
