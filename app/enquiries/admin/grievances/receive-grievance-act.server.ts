import type { Doer } from "#accounts/permissions/holder.ts";
import type { Notice } from "#platform/notice.ts";
import type { Services } from "#platform/services.server.ts";
import { staleMessage } from "#platform/stale.text.ts";
import { unwritten } from "#platform/web/outage.server.ts";
import { versionIn } from "#values/text/form-text.ts";
import {
  type AnsweredGrievance,
  answerGrievance,
  eraseGrievance,
  type SeenGrievance,
  takeForReal,
} from "./answer-grievance.server.ts";
import {
  type GrievanceActAnswer,
  type GrievanceActName,
  grievanceActIn,
  grievanceActTyped,
  grievanceWords,
} from "./grievance-act.form.ts";
import { grievanceAdminText as text } from "./grievance-admin.text.ts";

/** What comes of a form of the dialog: an answer in its place, or a notice on the list. */
type Received = { answer: GrievanceActAnswer; status: number } | { notice: Notice; isErased: boolean };

const steps = { acknowledge: "acknowledged", reply: "replied", resolve: "resolved" } as const;

/** Carries out what the owner pressed in 'Manage Grievance'. */
export async function receiveGrievanceAct(
  shop: Services,
  actor: Doer<"messages">,
  id: string,
  form: FormData,
): Promise<Received> {
  const act = grievanceActIn(form);
  if (act === undefined) return failed(text.unfit, form);
  try {
    return await carryOut(shop, actor, { id, version: versionIn(form) }, { act, form });
  } catch (error) {
    return failed(text.broken, form, unwritten(shop, error, "a grievance could not be changed"));
  }
}

async function carryOut(
  shop: Services,
  actor: Doer<"messages">,
  seen: SeenGrievance,
  { act, form }: { act: GrievanceActName; form: FormData },
): Promise<Received> {
  if (act === "erase") {
    await eraseGrievance(shop, actor, seen.id);
    return { notice: text.done.erase, isErased: true };
  }
  if (act === "real") return answered(await takeForReal(shop, actor, seen), act, form);
  const words = grievanceWords(form, act !== "acknowledge");
  if ("errors" in words) {
    const answer = { kind: "refused" as const, errors: words.errors, typed: grievanceActTyped(form) };
    return { answer, status: 422 };
  }
  const said = { step: steps[act], words: words.value };
  return answered(await answerGrievance(shop, actor, seen, said), act, form);
}

function answered(
  outcome: AnsweredGrievance,
  act: Exclude<GrievanceActName, "erase">,
  form: FormData,
): Received {
  if (outcome === "done") return { notice: text.done[act], isErased: false };
  if (outcome === "stale") return failed(staleMessage, form);
  return failed(text[outcome], form);
}

const failed = (words: string, form: FormData, status = 409): Received => ({
  answer: { kind: "failed", text: words, typed: grievanceActTyped(form) },
  status,
});
