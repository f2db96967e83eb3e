import { adminOf, holderOf } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { isFolderName, readAtMost, receiveUpload } from "#pictures/receive-upload.server.ts";
import { services } from "#platform/services.server.ts";
import { unwritten } from "#platform/web/outage.server.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { bucketNamed, mostUploadBytes, refusalText } from "#values/upload.ts";
import type { Route } from "./+types/upload.endpoint.ts";
import { adminText } from "./admin.text.ts";
import { neededFor } from "./pictures/own-picture.server.ts";

export const policy = { cached: false, body: "uploads", needs: "anyone" } as const satisfies AdminPolicy;

const refuse = (status: number, title: string, text: string) => Response.json({ title, text }, { status });

export const loader = () => refuse(405, adminText.upload.title, adminText.upload.picturesOnly);

/**
 * Takes one picture, the body's bytes as they are, and answers its address. It waits there until its record
 * is saved.
 */
export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = adminOf(context);
  const shop = services(context);
  const bucket = bucketNamed(url.searchParams.get("bucket") ?? "");
  const recordId = url.searchParams.get("for") ?? "";
  if (!bucket || !isFolderName(recordId) || request.method !== "POST") {
    return refuse(400, adminText.upload.title, adminText.upload.noPlace);
  }
  holderOf(actor, neededFor(bucket, actor));
  const bytes = await readAtMost(request.body, mostUploadBytes);
  try {
    const received = await receiveUpload(shop, { bucket, recordId, actorId: actor.id, bytes });
    if (!("refusal" in received)) return Response.json({ url: received.url });
    const name = cleanText(url.searchParams.get("name") ?? "", 80);
    return refuse(422, adminText.upload.title, refusalText(received.refusal, bucket, name));
  } catch (error) {
    const status = unwritten(shop, error, "a picture could not be stored");
    const { title, text } = adminText.upload.notStored;
    return refuse(status, title, text);
  }
}
