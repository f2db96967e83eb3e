import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import type { Doer } from "#accounts/permissions/holder.ts";
import { type Policy, policies } from "#pages/policy.ts";
import { withLeftOut } from "#pictures/posted-pictures.server.ts";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import type { Notice } from "#platform/notice.ts";
import type { Services } from "#platform/services.server.ts";
import { writtenPolicies } from "#platform/settings/settings.db.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { BothLanguages } from "#records/both-languages.tsx";
import { HindiMark } from "#records/hindi-mark.tsx";
import { adminPage } from "#records/page/admin-page.server.ts";
import type { AdminPageProps } from "#records/page/admin-page.ts";
import { richHtml } from "#rich-html/rich-html.server.ts";
import { countHindi, type HindiState, hindiStates } from "#translations/texts-of-records.db.server.ts";
import { Button } from "#ui/form/button.tsx";
import { Link } from "#ui/link.tsx";
import { Badge } from "#ui/list/badge.tsx";
import { RecordHistory } from "#ui/list/record-history.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { textIn } from "#values/text/form-text.ts";
import { policyDraft, readable } from "../drafts/drafts.server.ts";
import { draftsText } from "../drafts/drafts.text.ts";
import { keepOwnDraft } from "../drafts/keep-own-draft.server.ts";
import { keptDrafts } from "../drafts/kept-drafts.db.server.ts";
import { SettingsForm } from "../settings-form.tsx";
import { SettingsFrame, SettingsUnread, settingsPaths } from "../settings-frame.tsx";
import { takeSettings } from "../settings-page.server.ts";
import { settingsInBrowser } from "../settings-page.tsx";
import { findLegalText } from "./legal-text.db.server.ts";
import {
  legalTextTyped,
  type PolicyDraftInput,
  parseLegalText,
  parsePolicyDraft,
} from "./legal-text.form.ts";
import { LegalTextFields, PlaceholderList } from "./legal-text-fields.tsx";
import { PolicyDraftFields } from "./policy-draft-fields.tsx";
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
  async read({ db, config }, { params }) {
    const { slug, label } = policyNamed(params.slug);
    const found = await findLegalText(db, slug);
    const written = await writtenPolicies(db);
    const [hindi, history, marks] = await Promise.all([
      countHindi(db, "policy", slug),
      auditOf(db, "policy_pages", slug),
      hindiStates(
        db,
        "policy",
        policies.map((one) => ({ id: one.slug })),
      ),
    ]);
    const shown = { slug, label, hindi, history, marks, written };
    if (found) return { ...shown, text: found };
    const kept = (await keptDrafts(db, "policy")).get(slug);
    const draft = kept ?? { ...policyDraft(slug, config.shop), version: 0 };
    const read = readable({ english: draft.english.html, hindi: draft.hindi.html }, config);
    return { ...shown, draft, read };
  },
  async take(shop, { actor, params }, form) {
    const { slug, label } = policyNamed(params.slug);
    const sent = ["html", "hindiHtml"].filter((name) => form.has(name)).map((name) => textIn(form, name));
    for (const name of ["html", "hindiHtml"]) form.set(name, richHtml(textIn(form, name)));
    const isDraft = form.has("ofDraft") || (await findLegalText(shop.db, slug)) === undefined;
    const done = (notice: Notice) => () => redirectWithNotice(pathOf(slug), withLeftOut(notice, sent));
    const shared = { typed: legalTextTyped, name: "texts" } as const;
    if (isDraft) {
      const isKept = textIn(form, "intent") === "draft";
      return takeSettings(shop, form, {
        ...shared,
        parse: parsePolicyDraft,
        save: (text) => (isKept ? keepDraft : showDraft)(shop, actor, slug, text),
        done: done(isKept ? draftsText.kept : draftsText.shown(label)),
      });
    }
    return takeSettings(shop, form, {
      ...shared,
      parse: parseLegalText,
      save: (text) => saveLegalText(shop, actor, slug, text),
      done: done(textsText.saved(label)),
    });
  },
});

type DraftAct = (
  shop: Services,
  actor: Doer<"settings">,
  slug: Policy["slug"],
  text: PolicyDraftInput,
) => Promise<"saved" | "stale">;

const keepDraft: DraftAct = (shop, actor, key, text) =>
  keepOwnDraft(shop, actor, { kind: "policy", key, version: text.version }, wordsOf(text));

const showDraft: DraftAct = (shop, actor, slug, text) =>
  saveLegalText(shop, actor, slug, { ...text, version: 0 }, text);

const wordsOf = ({ title, html, metaDescription, ...text }: PolicyDraftInput) => ({
  english: { title, html, metaDescription },
  hindi: { title: text.hindiTitle, html: text.hindiHtml, metaDescription: text.hindiMeta },
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
  const { slug, label, hindi, history, marks, written } = loaderData;
  const form = { address: pathOf(slug), label, given: actionData };
  return (
    <SettingsFrame current="texts">
      <TextLinks current={slug} marks={marks} written={written} />
      {"draft" in loaderData ? (
        <SettingsForm
          key={`${slug} ${loaderData.draft.version}`}
          {...form}
          rules={parsePolicyDraft}
          version={loaderData.draft.version}
          save={draftsText.show}
          aside={
            <Button type="submit" small name="intent" value="draft">
              {draftsText.save}
            </Button>
          }
        >
          <input type="hidden" name="ofDraft" value={slug} />
          <PolicyDraftFields draft={loaderData.draft} read={loaderData.read} given={actionData} />
        </SettingsForm>
      ) : (
        <BothLanguages kind="policy" id={slug} hindi={hindi}>
          <SettingsForm
            key={`${slug} ${loaderData.text.version}`}
            {...form}
            rules={parseLegalText}
            version={loaderData.text.version}
            save={textsText.save}
            aside={
              <a href={`/${slug}`} className="action mr-auto text-sm">
                {textsText.seeIt}
              </a>
            }
          >
            <LegalTextFields text={loaderData.text} given={actionData} />
            <PlaceholderList />
          </SettingsForm>
          <RecordHistory lines={history} />
        </BothLanguages>
      )}
    </SettingsFrame>
  );
}

interface TextLinksProps {
  current: string;
  /** The open work on their Hindi. */
  marks: Readonly<Record<string, HindiState>>;
  /** The slugs of those that buyers see; the others are drafts. */
  written: readonly string[];
}

function TextLinks({ current, marks, written }: TextLinksProps) {
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
            {written.includes(slug) ? <HindiMark state={marks[slug]} /> : <Badge>{draftsText.mark}</Badge>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
