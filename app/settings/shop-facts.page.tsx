import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { readSettings } from "#platform/settings/settings.db.server.ts";
import { factsFrom } from "#platform/settings/shop-facts.server.ts";
import { staleText } from "#platform/stale.text.ts";
import { unwritten } from "#platform/web/outage.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { BothLanguages } from "#records/both-languages.tsx";
import { adminPage } from "#records/page/admin-page.server.ts";
import type { AdminPageProps } from "#records/page/admin-page.ts";
import { shopRecord } from "#translations/shop-in-language.server.ts";
import { textsAsked } from "#translations/text-sources.db.server.ts";
import { countHindi } from "#translations/texts-of-records.db.server.ts";
import { RecordHistory } from "#ui/list/record-history.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { factsToSave } from "./facts-to-save.server.ts";
import { keptFrom } from "./guarded-facts.ts";
import { saveSettings, settingsRecord } from "./save-settings.server.ts";
import { settingsText } from "./settings.text.ts";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsFrame, settingsInBrowser, settingsPaths } from "./settings-frame.tsx";
import { SettingsUnread } from "./settings-unread.tsx";
import { parseShopFacts, type ShopFactsAnswer, shopFactsTyped } from "./shop-facts.form.ts";
import { ShopFactsFields } from "./shop-facts-fields.tsx";
import { tellOwners } from "./tell-owners.server.ts";

export const policy = {
  cached: false,
  body: "texts",
  needs: "settings",
  fresh: "page",
} as const satisfies AdminPolicy;

const path = settingsPaths.facts;

const server = adminPage(policy, {
  async read({ db, config }) {
    const { facts, version } = await readSettings(db);
    const history = await auditOf(db, settingsRecord.entity, settingsRecord.id);
    const hindi = await countHindi(db, textsAsked("shop", config), shopRecord);
    return { facts: factsFrom(config.givenShop, facts), started: config.givenShop, version, history, hindi };
  },
  async take(shop, { actor }, form) {
    const kept = keptFrom(actor.permissions);
    // No page of theirs has such a field.
    if (kept.some((name) => form.has(name))) throw data(null, { status: 403 });
    const parsed = parseShopFacts(form);
    if (parsed.kind === "refused") return data<ShopFactsAnswer>(parsed, { status: 422 });
    const refuse = (text: string, status: number) =>
      data<ShopFactsAnswer>({ kind: "failed", text, typed: shopFactsTyped(form) }, { status });
    const change = (before: Parameters<typeof factsToSave>[0]) =>
      factsToSave(before, parsed.value, { given: shop.config.givenShop, kept });
    try {
      const outcome = await saveSettings(shop, actor, parsed.value.version, change, tellOwners(shop, actor));
      if (outcome === "stale") return refuse(staleText.message, 409);
    } catch (error) {
      return refuse(settingsText.broken, unwritten(shop, error, "the shop's facts could not be saved"));
    }
    throw redirectWithNotice(path, settingsText.saved);
  },
});
const browser = settingsInBrowser(settingsText.title);

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function ShopFactsPage({ loaderData, actionData }: AdminPageProps<typeof server>) {
  if (!loaderData) return <SettingsUnread current="facts" />;
  const { facts, started, version, history, hindi } = loaderData;
  return (
    <SettingsFrame current="facts">
      <BothLanguages kind="shop" id="shop" hindi={hindi}>
        <SettingsForm key={version} address={path} label="Shop facts" version={version} given={actionData}>
          <ShopFactsFields facts={facts} started={started} given={actionData} />
        </SettingsForm>
        <RecordHistory lines={history} />
      </BothLanguages>
    </SettingsFrame>
  );
}
