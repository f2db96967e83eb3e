import { createContext, data } from "react-router";
import { adminOf, holderOf } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { withLeftOut } from "#pictures/posted-pictures.server.ts";
import { services } from "#platform/services.server.ts";
import { staleText } from "#platform/stale.text.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { unwritten } from "#platform/web/outage.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { LanguageTabs } from "#records/both-languages.tsx";
import { hindiText } from "#records/words/records.text.ts";
import { translationPath } from "#translations/translatable.ts";
import type { FormAnswer } from "#ui/form/form-answer.ts";
import { Link } from "#ui/link.tsx";
import { AddressDialog } from "#ui/overlay/address-dialog.tsx";
import { BackLink } from "#ui/page/back-link.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { versionIn } from "#values/text/form-text.ts";
import type { Route } from "./+types/translation.page.ts";
import { formOfGone, formOfRecord } from "./form-of-record.server.ts";
import { frameOf } from "./record-frame.ts";
import { saveTranslation } from "./save-translation.server.ts";
import { HindiForm } from "./text-in-two-languages.tsx";
import { translationsText } from "./translations.text.ts";
import { translationKindIn, translationKinds, translationsList } from "./translations.ts";
import { type FormText, typedTexts } from "./typed-texts.ts";

export const policy = {
  cached: false,
  body: "texts",
  needs: "anyone",
  fresh: "forms",
} as const satisfies AdminPolicy;

type Answer = FormAnswer<string>;

/**
 * What was typed for a record that is gone: without script the form's page is made anew, with these values.
 */
const goneContext = createContext<Record<string, string> | null>(null);

/** The kind and the record of an address, and the actor, where they may; 404 and 403 else. */
function asked(context: Route.LoaderArgs["context"], url: URL) {
  const actor = adminOf(context);
  const kind = translationKindIn(url.searchParams);
  const id = url.searchParams.get("record") ?? "";
  const from = url.searchParams.get("from") ?? undefined;
  if (!kind || id === "" || id.length > 300 || id.includes("\0")) throw data(null, { status: 404 });
  return { kind, id, from, actor: holderOf(actor, translationKinds[kind].needs) };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { kind, id, from } = asked(context, url);
  const typed = context.get(goneContext);
  const found = typed ? formOfGone(kind, typed) : await formOfRecord(services(context), kind, id);
  if (!found) throw data(null, { status: 404 });
  return { kind, id, from, frame: frameOf(kind, id, from), ...found };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { kind, id, from, actor } = asked(context, url);
  const shop = services(context);
  const form = await postedForm(request);
  const posted = [...form].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  );
  const typed = Object.fromEntries(posted);
  const failed = (text: string, status: number) => data<Answer>({ kind: "failed", text, typed }, { status });
  const gone = () => {
    context.set(goneContext, typed);
    return failed(translationsText.gone, 404);
  };
  try {
    const found = await formOfRecord(shop, kind, id);
    if (!found) return gone();
    const given = typedTexts(found.texts, form);
    if (Object.keys(given.errors).length > 0)
      return data<Answer>({ kind: "refused", errors: given.errors, typed }, { status: 422 });
    const outcome = await saveTranslation(shop, actor, { kind, id, version: versionIn(form) }, given);
    if (outcome === "stale") return failed(staleText.message, 409);
    if (outcome === "gone") return gone();
    const notice = outcome === "saved" ? translationsText.saved(found.record) : translationsText.unchanged;
    const sent = posted.map(([, text]) => text);
    throw redirectWithNotice(translationPath(kind, id, from), withLeftOut(notice, sent));
  } catch (error) {
    return failed(translationsText.broken, unwritten(shop, error, "a translation could not be saved"));
  }
}

export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction<Answer, Answer>(call, { kind: "failed" }, translationsText.failed(translationsText.broken));

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = () => [{ title: translationsText.title }];

export default function TranslationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, id, from, frame, record, version, texts } = loaderData;
  const { back, dialog, english } = frame;
  const address = translationPath(kind, id, from);
  const form = (
    <HindiForm
      key={version}
      address={address}
      record={record}
      version={version}
      texts={texts}
      given={actionData}
      inDialog={dialog !== undefined}
    />
  );
  const tabs = english ? (
    <LanguageTabs current="hindi" english={english} hindi={address} open={openIn(texts)}>
      {kind === "product" && <WordsLine />}
      {form}
    </LanguageTabs>
  ) : (
    form
  );
  return (
    <>
      <BackLink to={back}>{translationsText.back}</BackLink>
      <PageHead title={dialog ? translationsText.kindNames[kind] : record} note={translationsText.note} />
      {dialog ? (
        <AddressDialog title={dialog} closeTo={back} wide>
          {tabs}
        </AddressDialog>
      ) : (
        tabs
      )}
    </>
  );
}

const openIn = (texts: readonly FormText[]) =>
  hindiText.open(texts.filter(({ hindi }) => hindi === "").length, texts.filter(({ isOld }) => isOld).length);

/** A product's options are no texts of its own (HINDI-12). */
const WordsLine = () => (
  <p className="mb-4 text-sm text-ink-2">
    {translationsText.words.before}
    <Link to={translationsList.address({ kind: "word" })} className="action text-sm">
      {translationsText.words.link}
    </Link>
    {translationsText.words.after}
  </p>
);
