import { data, Form, redirect } from "react-router";
import { adminOf } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { saveEdit } from "#pictures/editing/save-edit.server.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { unwritten } from "#platform/web/outage.server.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { BackLink } from "#ui/page/back-link.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { exceptAfterRefusal, withFailure } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { editorText } from "#ui/uploads/editor/editor.text.ts";
import { PictureEditor } from "#ui/uploads/editor/picture-editor.tsx";
import { editorPath, formFor, openEditorPath, withPicture } from "#values/edited-picture.ts";
import { editText, parseEdit } from "#values/picture-edit.ts";
import type { Route } from "./+types/edit-picture.page.ts";
import { ownPicture } from "./own-picture.server.ts";

export const policy = { cached: false, needs: "anyone" } as const satisfies AdminPolicy;

export async function loader({ context, url }: Route.LoaderArgs) {
  adminOf(context);
  const { searchParams: fields } = url;
  const picture = await ownPicture(context, fields);
  if (!picture) return data({ editor: undefined }, { status: 404 });
  const edit = fields.has("turns") ? parseEdit(fields) : picture.edit;
  const form = formFor(fields.get("form") ?? "", picture);
  return { editor: { picture: picture.url, edit, form, isSquare: picture.bucket === "product_images" } };
}

/** The fields of the refused page keep the edit. */
interface Refusal {
  text: string;
  edit: string;
}

export async function action({ context, request }: Route.ActionArgs) {
  const { id: actorId } = adminOf(context);
  const shop = services(context);
  const fields = await postedForm(request);
  const edit = parseEdit(fields);
  const refuse = (text: string, status: number) => data<Refusal>({ text, edit: editText(edit) }, { status });
  try {
    const picture = await ownPicture(context, fields);
    if (!picture) return refuse(editorText.gone, 404);
    const saved = await saveEdit(shop, { picture, edit, actorId });
    if ("refusal" in saved) return refuse(editorText.refused[saved.refusal], 422);
    const form = formFor(String(fields.get("form") ?? ""), picture);
    return redirect(saved.url === picture.url ? form : withPicture(form, picture.url, saved.url), {
      status: 303,
    });
  } catch (error) {
    return refuse(editorText.notStored, unwritten(shop, error, "an edited picture could not be stored"));
  }
}

const failed = (text: string = editorText.lost) =>
  ({ title: editorText.title, text, tone: "destructive" }) as const;

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, { editor: undefined }, failed(editorText.unread));

export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction<Response | Refusal, undefined>(call, undefined, failed());

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = () => [{ title: editorText.title }];

/** The editor as a page of its own: its address holds the edit, so that it works without script. */
export default function EditPicturePage({ loaderData: { editor }, actionData }: Route.ComponentProps) {
  const refused = actionData instanceof Response ? undefined : actionData;
  useNotices(actionData, [refused && failed(refused.text)]);
  if (!editor) return <EmptyState level={1} drawing="lost" title={editorText.notFound} />;
  const { picture, form, isSquare } = editor;
  const edit = refused ? parseEdit(new URLSearchParams(refused.edit)) : editor.edit;
  return (
    <>
      <BackLink to={form}>{editorText.cancel}</BackLink>
      <PageHead title={editorText.title} />
      {refused && <FormProblem text={refused.text} className="mb-4" />}
      <Form method="get" action={editorPath} preventScrollReset aria-label={editorText.title}>
        <input type="hidden" name="picture" value={picture} />
        <input type="hidden" name="form" value={form} />
        <PictureEditor key={picture + editText(edit)} picture={picture} edit={edit} isSquare={isSquare}>
          <noscript>
            <ButtonLink to={`${openEditorPath(picture, form)}&turns=0`} small>
              {editorText.original}
            </ButtonLink>
          </noscript>
          <Button
            type="submit"
            formMethod="post"
            formAction={openEditorPath(picture, form)}
            small
            variant="primary"
          >
            {editorText.save}
          </Button>
        </PictureEditor>
      </Form>
    </>
  );
}
