import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import type { AdminPageProps } from "#records/page/admin-page.ts";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { type PartOfSettings, settingsInBrowser } from "../settings-page.tsx";
import { factsPage } from "./facts-page.server.ts";
import { FactsPage } from "./facts-view.tsx";
import { LabelsFields } from "./labels-fields.tsx";

export const policy = {
  cached: false,
  body: "texts",
  needs: "settings",
  fresh: "forms",
} as const satisfies AdminPolicy;

const part = { tab: "labels" } as const satisfies PartOfSettings;

const server = factsPage(policy, part);
const browser = settingsInBrowser(part);

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function LabelsPage(props: AdminPageProps<typeof server>) {
  return (
    <FactsPage {...props} part={part} isTranslated>
      {(shown) => <LabelsFields {...shown} />}
    </FactsPage>
  );
}
