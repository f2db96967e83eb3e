import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { adminView } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminViewInBrowser } from "#records/page/admin-page.ts";
import { Link } from "#ui/link.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { settingsText } from "../settings.text.ts";
import { settingsHome } from "../settings-frame.tsx";
import { serverSettings, servicesSet } from "./server-settings.ts";

export const policy = { cached: false, needs: "settings", fresh: "forms" } as const satisfies AdminPolicy;

const server = adminView(policy, async ({ config }) => servicesSet(config));
const browser = adminViewInBrowser({ title: () => settingsText.forRunner.title, unread: () => null });

export const loader = server.loader;
export const clientLoader = browser.clientLoader;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

/** The one page of the owner's area that names settings and commands of the server. */
export default function ServerSettingsPage({ loaderData: isSet }: AdminPageProps<typeof server>) {
  return (
    <>
      <p>
        <Link to={settingsHome} className="action text-sm">
          {settingsText.all}
        </Link>
      </p>
      <PageHead title={settingsText.forRunner.title} note={settingsText.forRunner.note} />
      <div lang="en" className="grid max-w-form gap-8">
        {serverSettings.map(({ id, title, settings }) => (
          <div key={id} id={id} className="scroll-mt-4">
            <TitledPart title={title}>
              {isSet && <p className="mb-3 font-semibold">{isSet[id] ? "Today: set." : "Today: not set."}</p>}
              <dl className="grid gap-3">
                {settings.map(({ name, does }) => (
                  <div key={name}>
                    <dt className="wrap-anywhere">
                      <code>{name}</code>
                    </dt>
                    <dd className="text-sm text-ink-2">{does}</dd>
                  </div>
                ))}
              </dl>
            </TitledPart>
          </div>
        ))}
      </div>
    </>
  );
}
