import sharp from "sharp";
import { adminOf } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { inPictureTurn } from "#pictures/decode-picture.server.ts";
import { renderEdit } from "#pictures/editing/render-edit.server.ts";
import { refusalHeader } from "#values/edited-picture.ts";
import { parseEdit } from "#values/picture-edit.ts";
import type { Route } from "./+types/preview.endpoint.ts";
import { ownPicture } from "./own-picture.server.ts";

export const policy = { cached: false, needs: "anyone" } as const satisfies AdminPolicy;

/** So wide or high is a preview, in pixels. */
const most = 800;

/** A picture as an edit would make it (PHOTO-24): it is cached nowhere. */
export async function loader({ context, request, url }: Route.LoaderArgs): Promise<Response> {
  adminOf(context);
  const picture = await ownPicture(context, url.searchParams);
  if (!picture) return new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
  return inPictureTurn("upload", async () => {
    // An editor that has moved on meanwhile requests another one.
    if (request.signal.aborted) return new Response(null, { status: 204 });
    const edit = parseEdit(url.searchParams);
    const whole = url.searchParams.get("whole") === "on";
    const { refusal, data, width, height } = await renderEdit(picture.file, edit, { most, whole });
    const webp = await sharp(data, { raw: { width, height, channels: 3 } })
      .webp({ quality: 80, effort: 1 })
      .toBuffer();
    return new Response(new Uint8Array(webp), {
      headers: {
        "Content-Type": "image/webp",
        "Cache-Control": "private, no-store",
        "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
        "Cross-Origin-Resource-Policy": "same-origin",
        ...(refusal ? { [refusalHeader]: refusal } : {}),
      },
    });
  });
}
