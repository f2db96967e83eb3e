import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { servePrivateFile } from "#platform/web/serve-file.server.ts";
import { adminView } from "#records/page/admin-page.server.ts";
import { photoOfNote } from "./read-lot.db.server.ts";

export const policy = { cached: false, needs: "making" } as const satisfies AdminPolicy;

/** The photo of a note on somebody's work. */
const server = adminView(policy, async ({ db, files }, { params: { number = "", note = "" } }) => {
  const photo = await photoOfNote(db, number, note);
  if (photo === null) return new Response("Not found", { status: 404 });
  return servePrivateFile(files, photo.replace(/^\/files\//, ""));
});

export const loader = server.loader;
