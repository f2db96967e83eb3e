import type { Doer } from "#accounts/permissions/holder.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import type { MailServices, Services } from "#platform/services.server.ts";
import type { SeenEnquiry } from "../../enquiry.ts";
import { addReply, grievanceRows } from "../../grievance/grievance.db.server.ts";
import { adminGrievancePath, type Grievance, grievancesPath } from "../../grievance/grievance.ts";
import { type GrievanceStep, grievanceStepMail } from "../../grievance/grievance-step.email.ts";
import { grievancePath } from "../../grievance/receive-grievance.server.ts";
import { type ActOutcome, actOn, type EnquiryChange, eraseEnquiry } from "../enquiry-acts.server.ts";
import { grievanceActIn, grievanceWords } from "./grievance-act.form.ts";
import { grievanceAdminText as text } from "./grievance-admin.text.ts";

type AnsweringShop = MailServices & Pick<Services, "secret">;

interface Said {
  step: GrievanceStep;
  words: string | null;
}

const actions = {
  acknowledged: "grievance.acknowledged",
  replied: "grievance.answered",
  resolved: "grievance.resolved",
} as const satisfies Record<GrievanceStep, string>;

/** A first answer acknowledges it (GRIEVANCE-6). */
const statesAfter = {
  acknowledged: "acknowledged",
  replied: "acknowledged",
  resolved: "resolved",
} as const satisfies Record<GrievanceStep, string>;

/**
 * Acknowledges, answers or resolves a ticket, with the words on its page and, where its sender can be written
 * to, a mail: all of it, or nothing. A first answer acknowledges it (GRIEVANCE-6).
 */
export const answerGrievance = (
  shop: AnsweringShop,
  actor: Doer<"messages">,
  seen: SeenEnquiry,
  { step, words }: Said,
) =>
  actOn(shop, actor, grievanceRows, seen, (before): EnquiryChange<"grievances"> | "unfit" => {
    const { id, state, isSpam, acknowledgedAt } = before;
    if (isSpam || state === "resolved" || (step === "acknowledged" && state !== "open")) return "unfit";
    const now = shop.now();
    return {
      columns: {
        state: statesAfter[step],
        acknowledged_at: acknowledgedAt ?? now,
        ...(step === "resolved" ? { resolved_at: now } : {}),
      },
      action: actions[step],
      beside: async (trx) => {
        if (words !== null) await addReply(trx, { grievance_id: id, body: words, created_at: now });
      },
      mail: stepMail(shop, before, { step, words }),
    };
  });

function stepMail(
  { config, secret }: AnsweringShop,
  { number, email, language, resolveBy }: Grievance,
  said: Said,
) {
  if (email === null) return undefined;
  const link = config.origin + grievancePath(number, secret);
  return mailIn(language, config, () =>
    grievanceStepMail({ to: email, number, resolveBy, ...said }, { shop: config.shop, link }),
  );
}

/** Takes a ticket out of the spam; its dates stay those of its arrival. */
export const takeForReal = (shop: MailServices, actor: Doer<"messages">, seen: SeenEnquiry) =>
  actOn(shop, actor, grievanceRows, seen, ({ isSpam }): EnquiryChange<"grievances"> | "unfit" =>
    isSpam ? { columns: { spam: false }, action: "grievance.taken for real" } : "unfit",
  );

/** What can be done to several tickets at once. */
export const severalGrievances = {
  acknowledge: (shop: AnsweringShop, actor: Doer<"messages">, seen: SeenEnquiry) =>
    answerGrievance(shop, actor, seen, { step: "acknowledged", words: null }),
  real: takeForReal,
};

const steps = { acknowledge: "acknowledged", reply: "replied", resolve: "resolved" } as const;

/** Carries out the owner's act in 'Manage Grievance', and returns where that leads. */
export async function doGrievanceAct(
  shop: Services,
  actor: Doer<"messages">,
  seen: SeenEnquiry,
  form: FormData,
) {
  const act = grievanceActIn(form);
  if (act === undefined) return "unfit";
  if (act === "erase") {
    await eraseEnquiry(shop, actor, "grievances", seen.id);
    return { to: grievancesPath, notice: text.done.erase };
  }
  const done = { to: adminGrievancePath(seen.id), notice: text.done[act] };
  if (act === "real") return orWhyNot(await takeForReal(shop, actor, seen), done);
  const words = grievanceWords(form, act !== "acknowledge");
  if (words.kind === "refused") return words;
  return orWhyNot(await answerGrievance(shop, actor, seen, { step: steps[act], words: words.value }), done);
}

const orWhyNot = <Done>(outcome: ActOutcome, done: Done) => (outcome === "done" ? done : outcome);
