import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { cashToday } from "#cash-on-delivery/cash-today.text.ts";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { readSettings } from "#platform/settings/settings.db.server.ts";
import { factsFrom } from "#platform/settings/shop-facts.server.ts";
import { staleText } from "#platform/stale.text.ts";
import { unwritten } from "#platform/web/outage.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import type { AdminPageProps } from "#records/page/admin-page.ts";
import { countPincodes } from "#shipping/pincodes/pincodes.db.server.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { RecordHistory } from "#ui/list/record-history.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { cashToSave } from "../facts-to-save.server.ts";
import { saveSettings, settingsRecord } from "../save-settings.server.ts";
import { settingsText } from "../settings.text.ts";
import { SettingsForm } from "../settings-form.tsx";
import { SettingsFrame, settingsInBrowser, settingsPaths } from "../settings-frame.tsx";
import { SettingsUnread } from "../settings-unread.tsx";
import { cashSettingsText } from "./cash-settings.text.ts";
import { type CashTermsAnswer, cashTermsTyped, parseCashTerms } from "./cash-terms.form.ts";
import { CashTermsFields } from "./cash-terms-fields.tsx";

export const policy = { cached: false, needs: "settings", fresh: "forms" } as const satisfies AdminPolicy;

const path = settingsPaths.cash;

const server = adminPage(policy, {
  async read({ db, config }) {
    const { facts, version } = await readSettings(db);
    const history = await auditOf(db, settingsRecord.entity, settingsRecord.id);
    const pincodes = await countPincodes(db);
    return { terms: factsFrom(config.givenShop, facts).cash, version, history, pincodes };
  },
  async take(shop, { actor }, form) {
    const parsed = parseCashTerms(form);
    if (parsed.kind === "refused") return data<CashTermsAnswer>(parsed, { status: 422 });
    const refuse = (text: string, status: number) =>
      data<CashTermsAnswer>({ kind: "failed", text, typed: cashTermsTyped(form) }, { status });
    const { version, ...terms } = parsed.value;
    try {
      const outcome = await saveSettings(shop, actor, version, (before) => cashToSave(before, terms));
      if (outcome === "stale") return refuse(staleText.message, 409);
    } catch (error) {
      return refuse(
        settingsText.broken,
        unwritten(shop, error, "the terms of cash on delivery could not be saved"),
      );
    }
    throw redirectWithNotice(path, settingsText.saved);
  },
});
const browser = settingsInBrowser(settingsText.tabs.cash);

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function CashTermsPage({ loaderData, actionData }: AdminPageProps<typeof server>) {
  if (!loaderData) return <SettingsUnread current="cash" />;
  const { terms, version, history, pincodes } = loaderData;
  return (
    <SettingsFrame current="cash">
      <SettingsForm
        key={version}
        address={path}
        label="Cash on delivery"
        version={version}
        given={actionData}
      >
        <CashTermsFields terms={terms} given={actionData} />
      </SettingsForm>
      <TitledPart title={cashSettingsText.pincodes} className="my-8">
        <p>{cashToday.pincodes(pincodes.known, pincodes.withCash)}</p>
        <ButtonLink to={`${path}/pincodes`} small className="justify-self-start">
          Import PIN Codes
        </ButtonLink>
      </TitledPart>
      <RecordHistory lines={history} />
    </SettingsFrame>
  );
}
