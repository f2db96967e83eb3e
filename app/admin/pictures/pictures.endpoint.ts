import { adminOf } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { saveEdit } from "#pictures/editing/save-edit.server.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { unwritten } from "#platform/web/outage.server.ts";
import { editorText } from "#ui/uploads/editor/editor.text.ts";
import { editText, parseEdit } from "#values/picture-edit.ts";
import type { Route } from "./+types/pictures.endpoint.ts";
import { ownPicture } from "./own-picture.server.ts";

export const policy = { cached: false, needs: "anyone" } as const satisfies AdminPolicy;

const answer = (body: { edit: string } | { url: string } | { text: string }, status = 200): Response =>
  Response.json(body, { status, headers: { "Cache-Control": "private, no-store" } });

/** How a picture is edited now, for the dialog's script. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  adminOf(context);
  const picture = await ownPicture(context, url.searchParams);
  return picture ? answer({ edit: editText(picture.edit) }) : answer({ text: editorText.gone }, 404);
}

/** Saves an edited picture, which waits to be saved with its record, and answers its address. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const { id: actorId } = adminOf(context);
  const shop = services(context);
  const form = await postedForm(request);
  try {
    const picture = await ownPicture(context, form);
    if (!picture) return answer({ text: editorText.gone }, 404);
    const saved = await saveEdit(shop, { picture, edit: parseEdit(form), actorId });
    return "url" in saved ? answer(saved) : answer({ text: editorText.refused[saved.refusal] }, 422);
  } catch (error) {
    const status = unwritten(shop, error, "an edited picture could not be stored");
    return answer({ text: editorText.notStored }, status);
  }
}
