import type { Actor } from "#accounts/actor.ts";
import { failureFacts } from "#platform/log.server.ts";
import type { Notice } from "#platform/notice.ts";
import type { TellProgress } from "#values/progress.ts";
import { applyImport, checkImport } from "./apply-import.server.ts";
import { importText } from "./import.text.ts";
import { type ImportAnswer, importAnswer } from "./import-answer.ts";

/** What comes of the import's form: it is done, or the page says what there is to see. */
export type ReceivedImport = { notice: Notice } | { answer: ImportAnswer; status: number };

/** Checks or imports the file of the form. An import tells how far it is. */
export async function receiveImport(
  shop: Parameters<typeof checkImport>[0],
  actor: Pick<Actor, "id" | "fullName">,
  form: FormData,
  tell?: TellProgress,
): Promise<ReceivedImport> {
  const file = form.get("file");
  const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
  const applies = form.get("intent") === "apply";
  try {
    const outcome = applies
      ? await applyImport(shop, actor, bytes, String(form.get("fingerprint")), tell)
      : await checkImport(shop, actor, bytes);
    if (outcome.kind === "applied") return { notice: importText.applied(outcome.added, outcome.changed) };
    const status = outcome.kind === "unreadable" ? 422 : outcome.isChanged ? 409 : 200;
    return { answer: importAnswer(outcome, applies), status };
  } catch (error) {
    shop.log.error(failureFacts(error), "a table could not be imported");
    return { answer: { kind: "failed", text: importText.failed.text }, status: 500 };
  }
}
