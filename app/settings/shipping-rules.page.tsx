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
import { ratesToSave } from "./facts-to-save.server.ts";
import { GiftWrapPrice } from "./gift-wrap-price.tsx";
import { CancellationFields, ReturnTermsFields } from "./return-terms-fields.tsx";
import { saveSettings, settingsRecord } from "./save-settings.server.ts";
import { settingsText } from "./settings.text.ts";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsFrame, settingsInBrowser, settingsPaths } from "./settings-frame.tsx";
import { SettingsUnread } from "./settings-unread.tsx";
import { parseShippingRules, type ShippingRulesAnswer, shippingRulesTyped } from "./shipping-rules.form.ts";
import { ShippingRulesFields } from "./shipping-rules-fields.tsx";

export const policy = { cached: false, needs: "settings", fresh: "forms" } as const satisfies AdminPolicy;

const path = settingsPaths.shipping;

const server = adminPage(policy, {
  async read({ db, config }) {
    const { facts, version } = await readSettings(db);
    const history = await auditOf(db, settingsRecord.entity, settingsRecord.id);
    return { facts: factsFrom(config.givenShop, facts), version, history };
  },
  async take(shop, { actor }, form) {
    const parsed = parseShippingRules(form);
    if (parsed.kind === "refused") return data<ShippingRulesAnswer>(parsed, { status: 422 });
    const refuse = (text: string, status: number) =>
      data<ShippingRulesAnswer>({ kind: "failed", text, typed: shippingRulesTyped(form) }, { status });
    const { version, ...rates } = parsed.value;
    try {
      const outcome = await saveSettings(shop, actor, version, (before) =>
        ratesToSave(before, rates, shop.config.givenShop),
      );
      if (outcome === "stale") return refuse(staleText.message, 409);
    } catch (error) {
      return refuse(settingsText.broken, unwritten(shop, error, "the shipping rules could not be saved"));
    }
    throw redirectWithNotice(path, settingsText.saved);
  },
});
const browser = settingsInBrowser("Shipping Rules");

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function ShippingRulesPage({ loaderData, actionData }: AdminPageProps<typeof server>) {
  if (!loaderData) return <SettingsUnread current="shipping" />;
  const { facts, version, history } = loaderData;
  return (
    <SettingsFrame current="shipping">
      <SettingsForm key={version} address={path} label="Shipping rules" version={version} given={actionData}>
        <ShippingRulesFields rates={facts.shipping} given={actionData} />
        <GiftWrapPrice price={facts.giftWrap} given={actionData} />
        <ReturnTermsFields terms={facts.returns} given={actionData} />
        <CancellationFields isAtOnce={facts.refundsCancelled} given={actionData} />
      </SettingsForm>
      <RecordHistory lines={history} />
    </SettingsFrame>
  );
}
