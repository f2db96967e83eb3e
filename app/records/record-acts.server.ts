import { data } from "react-router";
import type { Notice } from "#platform/notice.ts";
import type { Services } from "#platform/services.server.ts";
import { unwritten, unwrittenHere } from "#platform/web/outage.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { isByScript } from "#ui/form/form-answer.ts";
import { textIn } from "#values/text/form-text.ts";
import type { RecordAnswer } from "./record-answer.ts";

interface Acted {
  form: FormData;
  /** The list that the form stands on. */
  list: string;
  log: Services["log"];
  /** The notice of an act that broke. */
  failed(act: string): Notice;
}

const statuses = { done: 200, refused: 422, failed: 409 } as const;

/**
 * Carries out the act that the form's button names. Script gets the answer; a form without script, and an act
 * on the list itself, are led back to the list, which shows the outcome.
 */
export async function doRecordAct<Answer extends RecordAnswer<unknown, unknown>>(
  acts: Readonly<Record<string, () => Promise<Answer | Notice> | Answer>>,
  { form, list, log, failed }: Acted,
) {
  const name = textIn(form, "intent");
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  const broken = (status: number, notice?: Notice) => data({ kind: "failed" as const, notice }, { status });
  if (!act) return broken(400);
  try {
    const answer = await act();
    if (!("kind" in answer)) throw redirectWithNotice(list, answer);
    if (answer.kind === "done" && answer.notice && !isByScript(form)) {
      throw redirectWithNotice(list, answer.notice);
    }
    return data(answer, { status: statuses[answer.kind] });
  } catch (error) {
    const told = isByScript(form) ? unwritten : unwrittenHere;
    return broken(told({ log }, error, "records could not be written"), failed(name));
  }
}

/** That a record is gone for good, or was gone before. */
export const deletedNotice = (
  isDeleted: boolean,
  words: { deleted: Notice; deleteFailed: Notice; gone: string },
): Notice => (isDeleted ? words.deleted : { ...words.deleteFailed, text: words.gone, tone: "destructive" });
