import { Form, useNavigation } from "react-router";
import { May } from "#accounts/permissions/may.tsx";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { useFirstError } from "#ui/form/use-first-error.ts";
import { StatusBadge, type StatusTone } from "#ui/list/status-badge.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { longDateTime } from "#values/time/date-time.ts";
import type { Proof, ProofState } from "../proofs.db.server.ts";
import type { OfferActAnswer } from "./offer-acts.form.ts";
import { offerAdminText as text } from "./offer-admin.text.ts";
import { adminOfferPath, adminProofPath } from "./offer-list.ts";
import type { ManagedOffer } from "./read-offer.server.ts";

const tones: Record<ProofState, StatusTone> = { shown: "purple", approved: "green", changes: "red" };

interface ProofsPanelProps {
  managed: Pick<ManagedOffer, "offer" | "state" | "proofs">;
  given: OfferActAnswer | undefined;
}

/** The proofs that were shown, their buyer's answers, and a form for the next. */
export function ProofsPanel({ managed, given }: ProofsPanelProps) {
  const { offer, state, proofs } = managed;
  return (
    <TitledPart title={text.proofs}>
      <p id="proofs" className="text-sm text-ink-2">
        {text.proofsHint}
      </p>
      {proofs.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2">
          {proofs.map((proof) => (
            <ProofCard key={proof.id} proof={proof} number={offer.number} />
          ))}
        </ul>
      )}
      {(state === "sent" || state === "accepted") && (
        <May needs="money">
          <AddProofForm key={proofs.length} number={offer.number} given={given} />
        </May>
      )}
    </TitledPart>
  );
}

function ProofCard({ proof, number }: { proof: Proof; number: string }) {
  const { id, title, state, words, shownAt, decidedAt } = proof;
  const address = adminProofPath(number, id);
  return (
    <li className="grid content-start gap-2 border border-hair p-3 text-sm">
      <a href={address} target="_blank" rel="noopener">
        <img src={address} alt={title} className="h-48 w-full bg-fold object-contain" />
      </a>
      <p className="flex flex-wrap items-center gap-2">
        <b className="font-semibold">{title}</b>
        <StatusBadge tone={tones[state]}>{text.proofStates[state]}</StatusBadge>
      </p>
      {words && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {words}
        </p>
      )}
      <p className="text-xs text-ink-2">{longDateTime(decidedAt ?? shownAt)}</p>
    </li>
  );
}

function AddProofForm({ number, given }: { number: string; given: OfferActAnswer | undefined }) {
  const errors = errorsIn(given);
  const { state, formData } = useNavigation();
  const form = useFirstError(given);
  return (
    <Form
      ref={form}
      method="post"
      action={adminOfferPath(number)}
      encType="multipart/form-data"
      aria-label={text.addProof}
      noValidate
      preventScrollReset
      className="grid gap-4 border border-dashed border-edge p-3 sm:p-4"
    >
      <Field
        name="title"
        label={text.proofTitle}
        required
        dir="auto"
        autoComplete="off"
        defaultValue={typedOf(given)?.title ?? ""}
        error={errors.title}
      />
      <Field
        name="picture"
        type="file"
        label={text.proofPicture}
        required
        accept="image/png,image/jpeg,image/webp"
        className="[&_input]:h-auto [&_input]:p-1 [&_input]:text-sm [&_input]:file:my-px [&_input]:file:mr-3 [&_input]:file:h-10 [&_input]:file:cursor-pointer [&_input]:file:rounded [&_input]:file:border [&_input]:file:border-solid [&_input]:file:border-ink [&_input]:file:bg-field [&_input]:file:px-4 [&_input]:file:font-semibold"
        error={errors.picture}
      />
      <Button
        type="submit"
        name="intent"
        value="proof"
        pending={state !== "idle" && formData?.get("intent") === "proof"}
        className="justify-self-start max-sm:w-full"
      >
        {text.addProof}
      </Button>
    </Form>
  );
}
