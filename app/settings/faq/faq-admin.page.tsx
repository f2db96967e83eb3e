import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import type { Doer } from "#accounts/permissions/holder.ts";
import { faqCategories } from "#pages/texts/faq.ts";
import { withLeftOut } from "#pictures/posted-pictures.server.ts";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import type { Services } from "#platform/services.server.ts";
import { staleText } from "#platform/stale.text.ts";
import { unwritten } from "#platform/web/outage.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { adminPageInBrowser } from "#records/page/admin-page.ts";
import type { RecordPageProps } from "#records/page/record-page.ts";
import { plainText, richHtml } from "#rich-html/rich-html.server.ts";
import { countHindi, hindiStates } from "#translations/texts-of-records.db.server.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { textIn, versionIn } from "#values/text/form-text.ts";
import { draftsText } from "../drafts/drafts.text.ts";
import { settingsText } from "../settings.text.ts";
import { SettingsFrame, SettingsUnread, settingsPaths } from "../settings-frame.tsx";
import { subjectNames } from "../subjects.text.ts";
import { textsText } from "../texts/texts.text.ts";
import { type FaqOutcome, moveFaq, removeFaq, saveFaq } from "./change-faq.server.ts";
import { listFaq } from "./faq-admin.db.server.ts";
import {
  type FaqAnswer,
  faqDraftTyped,
  faqTyped,
  parseFaq,
  parseFaqDraft,
  parseShownFaq,
  type ShownFaq,
} from "./faq-admin.form.ts";
import { FaqDialog, type OpenFaq } from "./faq-dialog.tsx";
import { FaqDraftDialog } from "./faq-draft-dialog.tsx";
import { faqDraftsToRead, keepFaqDraft, showFaqDraft } from "./faq-drafts.server.ts";
import { FaqDrafts } from "./faq-drafts.tsx";
import { FaqList } from "./faq-list.tsx";

export const policy = {
  cached: false,
  body: "texts",
  needs: "settings",
  fresh: "forms",
} as const satisfies AdminPolicy;

const path = settingsPaths.faq;
const shownWords = 160;
const newFaq: OpenFaq = { id: "", version: 0, category: faqCategories[0], question: "", answer: "" };

const server = adminPage(policy, {
  async read({ db, config }, { url }) {
    const entries = await listFaq(db);
    const id = url.searchParams.get("edit");
    const drafts = await faqDraftsToRead(db, entries, config);
    const found = entries.find((entry) => entry.id === id);
    return {
      isRead: true,
      lines: entries.map(({ answer, ...entry }) => ({ ...entry, words: plainText(answer, shownWords) })),
      open: url.searchParams.has("new") ? newFaq : found,
      isGone: id !== null && !found,
      drafts,
      openDraft: drafts.find(({ key }) => key === url.searchParams.get("draft")),
      marks: await hindiStates(db, "faq", entries),
      hindi: found && (await countHindi(db, "faq", found.id)),
      history: found ? await auditOf(db, "faq_entries", found.id) : [],
    };
  },
  async take(shop, { actor }, form) {
    const acts: Record<string, (shown: ShownFaq) => Promise<FaqOutcome>> = {
      delete: (shown) => removeFaq(shop, actor, shown),
      up: (shown) => moveFaq(shop, actor, shown, "up"),
      down: (shown) => moveFaq(shop, actor, shown, "down"),
    };
    try {
      const intent = textIn(form, "intent");
      const draft = textIn(form, "draft");
      if (intent === "draft") return await keptAnswer(shop, actor, draft, form);
      const added = intent === "show" ? await showFaqDraft(shop, actor, draft, versionIn(form)) : undefined;
      if (added) return answered(added, form);
      const shown = Object.hasOwn(acts, intent) ? parseShownFaq(form) : undefined;
      const outcome = shown && (await acts[intent]?.(shown));
      if (outcome) return answered(outcome, form);
      const answer = textIn(form, "answer");
      form.set("answer", richHtml(answer));
      const parsed = parseFaq(form);
      if (parsed.kind === "refused") return data<FaqAnswer>(parsed, { status: 422 });
      return answered(await saveFaq(shop, actor, parsed.value), form, [answer]);
    } catch (error) {
      return failed(
        settingsText.broken,
        faqTyped(form),
        unwritten(shop, error, "a question could not be written"),
      );
    }
  },
});
const browser = adminPageInBrowser({
  title: () => subjectNames.faq,
  unread: () => unread,
  listFailed: () => settingsText.readFailed,
  failed: () => settingsText.saveFailed(settingsText.offline),
});

const unread = {
  isRead: false,
  lines: [],
  drafts: [],
  marks: {},
  open: undefined,
  openDraft: undefined,
  isGone: false,
  hindi: undefined,
  history: [],
};

async function keptAnswer(shop: Services, actor: Doer<"settings">, key: string, form: FormData) {
  const sent = ["answer", "hindiAnswer"].map((name) => [name, textIn(form, name)] as const);
  for (const [name, html] of sent) form.set(name, richHtml(html));
  const parsed = parseFaqDraft(form);
  if (parsed.kind === "refused") return data<FaqAnswer>(parsed, { status: 422 });
  const outcome = await keepFaqDraft(shop, actor, key, parsed.value);
  const typed = faqDraftTyped(form);
  if (outcome === undefined) return failed(textsText.gone, typed, 404);
  if (outcome === "stale") return failed(staleText.message, typed, 409);
  const html = sent.map(([, given]) => given);
  throw redirectWithNotice(path, withLeftOut(draftsText.kept, html));
}

/** A write leads back to the list with its notice; a refusal stays where it is. */
function answered(outcome: FaqOutcome, form: FormData, html: readonly string[] = []) {
  if (outcome === "stale") return failed(staleText.message, faqTyped(form), 409);
  if (outcome === "gone") return failed(textsText.gone, faqTyped(form), 404);
  if (outcome === "asked") {
    const errors = { question: textsText.errors.asked };
    return data<FaqAnswer>({ kind: "refused", errors, typed: faqTyped(form) }, { status: 422 });
  }
  throw redirectWithNotice(path, withLeftOut(textsText[outcome], html));
}

const failed = (text: string, typed: ReturnType<typeof faqTyped | typeof faqDraftTyped>, status: number) =>
  data<FaqAnswer>({ kind: "failed", text, typed }, { status });

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function FaqAdminPage({ loaderData, actionData }: RecordPageProps<typeof server>) {
  const { lines, drafts, openDraft, marks, open, isGone, hindi, history } = loaderData;
  // An open dialog itself shows its form's outcome.
  const failure = !(open ?? openDraft) && actionData?.kind === "failed" ? actionData.text : undefined;
  const problem = failure ?? (isGone ? textsText.gone : undefined);
  useNotices(actionData ?? loaderData, [
    problem !== undefined && { ...settingsText.saveFailed(problem), tone: "destructive" },
  ]);
  if (!loaderData.isRead) return <SettingsUnread current="faq" />;
  return (
    <SettingsFrame current="faq">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <a href="/faq" className="action text-sm">
          {textsText.seeIt}
        </a>
        <ButtonLink to={`${path}?new`} small variant="primary" preventScrollReset>
          {textsText.add}
        </ButtonLink>
      </div>
      {problem && <FormProblem text={problem} reload={path} className="mb-4" />}
      <FaqDrafts drafts={drafts} path={path} />
      {openDraft && (
        <FaqDraftDialog key={openDraft.version} draft={openDraft} given={actionData} path={path} />
      )}
      <FaqList lines={lines} marks={marks} path={path} />
      {open && (
        <FaqDialog
          key={`${open.id} ${open.version}`}
          open={open}
          hindi={hindi}
          history={history}
          given={actionData}
          address={open.id === "" ? `${path}?new` : `${path}?edit=${open.id}`}
          closeTo={path}
        />
      )}
    </SettingsFrame>
  );
}
