import { Form, useNavigation } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { marked } from "#ui/in-sentence.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { langOfText } from "#values/language/text-language.ts";
import { mayAnswer as mayAnswerSo, proofPicturePath } from "../offer.ts";
import type { OfferAnswer } from "./offer-act.form.ts";
import { ownOfferText as text } from "./own-offer.text.ts";
import type { OfferPage } from "./read-offer-page.server.ts";

interface ProofsPartProps extends Pick<OfferPage, "number" | "token" | "proofs"> {
  mayAnswer: boolean;
  answer: Extract<OfferAnswer, { about: "proof" }> | undefined;
}

/** Pictures of what will be made, each approved by its buyer or sent back with words. */
export function ProofsPart({ number, token, proofs, mayAnswer, answer }: ProofsPartProps) {
  return (
    <TitledPart list title={text.proofs} className="mt-10">
      <p className="mt-3 max-w-measure">{text.proofsIntro}</p>
      <ul className="mt-4 grid gap-8 sm:grid-cols-2">
        {proofs.map((proof) => (
          <li key={proof.id} className="grid content-start gap-3">
            <a href={proofPicturePath(number, proof.id, token)} className="block">
              <img
                src={proofPicturePath(number, proof.id, token)}
                alt={text.proofPicture(proof.title)}
                loading="lazy"
                className="aspect-[4/3] w-full border border-hair bg-fold object-contain"
              />
            </a>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <p lang={langOfText(proof.title)} className="font-semibold wrap-anywhere">
                {proof.title}
              </p>
              <p className="text-sm text-ink-2">{text.proofStates[proof.state]}</p>
            </div>
            {proof.words && (
              <p dir="auto" className="text-sm whitespace-pre-line wrap-anywhere">
                {text.wanted}: {marked(proof.words)}
              </p>
            )}
            {mayAnswer && mayAnswerSo(proof.state, "approved") && (
              <ProofForm proof={proof} answer={answer?.proof === proof.id ? answer.answer : undefined} />
            )}
          </li>
        ))}
      </ul>
    </TitledPart>
  );
}

interface ProofFormProps {
  proof: OfferPage["proofs"][number];
  answer: NonNullable<ProofsPartProps["answer"]>["answer"] | undefined;
}

function ProofForm({ proof, answer }: ProofFormProps) {
  const isSending = useNavigation().state === "submitting";
  const mayWant = mayAnswerSo(proof.state, "changes");
  return (
    <Form method="post" noValidate preventScrollReset className="grid gap-3">
      <input type="hidden" name="proof" value={proof.id} />
      {mayWant && (
        <TextAreaField
          name="words"
          label={text.changesLabel}
          dir="auto"
          rows={2}
          hideOptional
          defaultValue={typedIn(answer).words ?? ""}
          error={errorsIn(answer).words}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="act" value="approved" small disabled={isSending}>
          {text.approve}
        </Button>
        {mayWant && (
          <Button type="submit" name="act" value="changes" small disabled={isSending}>
            {text.askChanges}
          </Button>
        )}
      </div>
    </Form>
  );
}
