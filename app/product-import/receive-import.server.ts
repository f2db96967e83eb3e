import type { Actor } from "#accounts/actor.ts";
import { productList } from "#catalogue/admin/list/product-list.ts";
import { foreignPicturesJobName } from "#pictures/foreign/foreign-pictures.ts";
import type { Notice } from "#platform/notice.ts";
import type { Services } from "#platform/services.server.ts";
import { unwritten } from "#platform/web/outage.server.ts";
import type { TellProgress } from "#values/progress.ts";
import { applyImport, checkImport } from "./apply-import.server.ts";
import { chosenCategories } from "./foreign/foreign.ts";
import { importText } from "./import.text.ts";
import { type ImportAnswer, importAnswer } from "./import-answer.ts";
import { importPicturesJobName, importPicturesPath } from "./pictures/import-pictures.ts";

/** What comes of the import's form: it is done, or the page says what there is to see. */
export type ReceivedImport = { notice: Notice; to: string } | { answer: ImportAnswer; status: number };

/** Checks or imports the file of the form. An import tells how far it is. */
export async function receiveImport(
  shop: Parameters<typeof checkImport>[0] & Pick<Services, "runJobSoon">,
  actor: Pick<Actor, "id" | "fullName">,
  form: FormData,
  tell?: TellProgress,
): Promise<ReceivedImport> {
  const file = form.get("file");
  const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
  const applies = form.get("intent") === "apply";
  const categories = chosenCategories(form);
  try {
    const outcome = applies
      ? await applyImport(
          shop,
          actor,
          bytes,
          { fingerprint: String(form.get("fingerprint")), categories },
          tell,
        )
      : await checkImport(shop, actor, bytes, categories);
    if (outcome.kind === "applied") {
      const { pictures = 0 } = outcome;
      if (pictures > 0) shop.runJobSoon(importPicturesJobName);
      shop.runJobSoon(foreignPicturesJobName);
      const to = pictures > 0 ? importPicturesPath : productList.path;
      return { notice: importText.applied(outcome.added, outcome.changed), to };
    }
    const status = outcome.kind === "unreadable" ? 422 : outcome.isChanged ? 409 : 200;
    return { answer: importAnswer(outcome, applies), status };
  } catch (error) {
    const status = unwritten(shop, error, "a table could not be imported");
    return { answer: { kind: "failed", text: importText.failed.text }, status };
  }
}
