import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { type Policy, policies } from "#pages/policy.ts";
import { withLeftOut } from "#pictures/posted-pictures.server.ts";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { richHtml } from "#platform/html/rich-html.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { BothLanguages } from "#records/both-languages.tsx";
import { HindiMark } from "#records/hindi-mark.tsx";
import { adminPage } from "#records/page/admin-page.server.ts";
import type { AdminPageProps } from "#records/page/admin-page.ts";
import { countHindi, type HindiState, hindiStates } from "#translations/texts-of-records.db.server.ts";
import { Link } from "#ui/link.tsx";
import { RecordHistory } from "#ui/list/record-history.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { SettingsForm } from "../settings-form.tsx";
import { SettingsFrame, SettingsUnread, settingsPaths } from "../settings-frame.tsx";
import { takeSettings } from "../settings-page.server.ts";
import { settingsInBrowser } from "../settings-page.tsx";
import { findLegalText } from "./legal-text.db.server.ts";
import { legalTextTyped, parseLegalText } from "./legal-text.form.ts";
import { LegalTextFields } from "./legal-text-fields.tsx";
import { saveLegalText } from "./save-legal-text.server.ts";
import { textsText } from "./texts.text.ts";

export const policy = {
  cached: false,
  body: "texts",
  needs: "settings",
  fresh: "forms",
} as const satisfies AdminPolicy;

const pathOf = (slug: string) => `${settingsPaths.texts}/${slug}`;

/** The text that the address names; the first one when it names none. Throws a 404 for any other. */
function policyNamed(slug: string | undefined): Policy {
  const policy = slug === undefined ? policies[0] : policies.find((one) => one.slug === slug);
  if (!policy) throw data(null, { status: 404 });
  return policy;
}

const server = adminPage(policy, {
  async read({ db }, { params }) {
    const { slug, label } = policyNamed(params.slug);
    const found = await findLegalText(db, slug);
    const text = found ?? { title: label, html: "", metaDescription: null, version: 0 };
    const [hindi, history, marks] = await Promise.all([
      countHindi(db, "policy", slug),
      auditOf(db, "policy_pages", slug),
      hindiStates(
        db,
        "policy",
        policies.map((one) => ({ id: one.slug })),
      ),
    ]);
    return { slug, label, text, hindi, history, marks };
  },
  async take(shop, { actor, params }, form) {
    const { slug, label } = policyNamed(params.slug);
    const html = form.get("html");
    form.set("html", typeof html === "string" ? richHtml(html) : "");
    const sent = typeof html === "string" ? [html] : [];
    return takeSettings(shop, form, {
      parse: parseLegalText,
      typed: legalTextTyped,
      name: "texts",
      save: (value) => saveLegalText(shop, actor, slug, value),
      done: () => redirectWithNotice(pathOf(slug), withLeftOut(textsText.saved(label), sent)),
    });
  },
});
const browser = settingsInBrowser({ tab: "texts" });

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function LegalTextsPage({ loaderData, actionData }: AdminPageProps<typeof server>) {
  if (!loaderData) return <SettingsUnread current="texts" />;
  const { slug, label, text, hindi, history, marks } = loaderData;
  return (
    <SettingsFrame current="texts">
      <TextLinks current={slug} marks={marks} />
      <BothLanguages kind="policy" id={slug} hindi={hindi}>
        <SettingsForm
          key={`${slug} ${text.version}`}
          address={pathOf(slug)}
          label={label}
          version={text.version}
          given={actionData}
          save={textsText.save}
          aside={
            <a href={`/${slug}`} className="action mr-auto text-sm">
              {textsText.seeIt}
            </a>
          }
        >
          <LegalTextFields text={text} given={actionData} />
        </SettingsForm>
        <RecordHistory lines={history} />
      </BothLanguages>
    </SettingsFrame>
  );
}

interface TextLinksProps {
  current: string;
  /** What is to be done about their Hindi. */
  marks: Readonly<Record<string, HindiState>>;
}

function TextLinks({ current, marks }: TextLinksProps) {
  return (
    <nav aria-label={textsText.all} className="mb-4">
      <ul className="flex flex-wrap gap-x-6">
        {policies.map(({ slug, label }) => (
          <li key={slug} className="flex flex-wrap items-center gap-x-2">
            <Link
              to={pathOf(slug)}
              aria-current={slug === current ? "page" : undefined}
              className="inline-flex min-h-11 items-center text-sm no-underline hover:underline aria-[current]:font-semibold aria-[current]:underline"
            >
              {label}
            </Link>
            <HindiMark state={marks[slug]} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
