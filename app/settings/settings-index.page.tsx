import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { adminView } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminViewInBrowser } from "#records/page/admin-page.ts";
import { Link } from "#ui/link.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { settingsText } from "./settings.text.ts";
import { type Subject, settingsHome, settingsPaths, UnreadSettings } from "./settings-frame.tsx";
import { subjectNames } from "./subjects.text.ts";
import { readSubjectsToday } from "./subjects-today.server.ts";

export const policy = { cached: false, needs: "settings", fresh: "forms" } as const satisfies AdminPolicy;

const server = adminView(policy, readSubjectsToday);
const browser = adminViewInBrowser({
  title: () => settingsText.title,
  unread: () => null,
  listFailed: () => settingsText.readFailed,
});

export const loader = server.loader;
export const clientLoader = browser.clientLoader;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

const order: readonly Subject[] = [
  ...(["opening", "business", "tax", "shipping", "cash", "bulk", "payments", "messages"] as const),
  ...(["texts", "faq", "labels", "reviews", "words"] as const),
];

export default function SettingsIndexPage({ loaderData }: AdminPageProps<typeof server>) {
  return (
    <>
      <PageHead title={settingsText.title} />
      {loaderData ? (
        <ul className="max-w-form divide-y divide-hair border-y border-hair">
          {order.map((subject) => (
            <li key={subject}>
              <SubjectLink subject={subject} today={loaderData[subject] ?? ""} />
            </li>
          ))}
        </ul>
      ) : (
        <UnreadSettings address={settingsHome} />
      )}
    </>
  );
}

const SubjectLink = ({ subject, today }: { subject: Subject; today: string }) => (
  <Link to={settingsPaths[subject]} className="group block py-3 no-underline">
    <span className="block font-semibold group-hover:underline">{subjectNames[subject]}</span>
    <span className="block text-sm text-ink-2 wrap-anywhere">{today}</span>
  </Link>
);
