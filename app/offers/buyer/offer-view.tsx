import { Form, useNavigation } from "react-router";
import { LineName, LineRow } from "#orders/shown/line-row.tsx";
import { ButtonLink } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { SentNotice } from "#ui/form/form-notice.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { useFirstError } from "#ui/form/use-first-error.ts";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { langOfText } from "#values/language/text-language.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import { lineSum, offerHomesPath } from "../offer.ts";
import { answersProofs } from "../standing.ts";
import { AcceptForm } from "./accept-form.tsx";
import { ChangeForm } from "./change-form.tsx";
import type { OfferAnswer, WordsAnswer } from "./offer-act.form.ts";
import { OfferSummary } from "./offer-summary.tsx";
import { offerNotices, ownOfferText as text } from "./own-offer.text.ts";
import { ProofsPart } from "./proofs-part.tsx";
import type { OfferPage, ReplacedOffer } from "./read-offer-page.server.ts";
import { standingWords } from "./standing-words.ts";

interface OfferViewProps {
  page: OfferPage;
  answer: OfferAnswer | undefined;
  /** The act that its form has just done. */
  done: keyof typeof offerNotices | undefined;
}

/** An offer as its buyer reads and decides it. */
export function OfferView({ page, answer, done }: OfferViewProps) {
  const { number, revision, words, standing, lines, proofs, token } = page;
  const isOpen = standing === "open";
  return (
    <Wrap className="pt-8 pb-16 md:pt-14">
      <div className="mx-auto max-w-[67rem]">
        <h1 className="text-2xl sm:text-3xl">
          {text.offer} <span className="whitespace-nowrap">{number}</span>
        </h1>
        <p className="mt-2 text-ink-2">{[forWhom(page), text.revision(revision)].join(" · ")}</p>
        {done && (
          <noscript>
            <div className="mt-6">
              <SentNotice {...offerNotices[done]} />
            </div>
          </noscript>
        )}
        {standing !== "open" && <Decided page={page} standing={standing} />}
        {words && (
          <p dir="auto" lang={langOfText(words)} className="mt-5 max-w-measure whitespace-pre-line">
            {words}
          </p>
        )}
        <div className="mt-8 grid grid-cols-1 items-start gap-8 md:grid-cols-[minmax(0,1fr)_22rem] md:gap-12">
          <TitledPart list title={text.lines}>
            <OfferLines lines={lines} />
          </TitledPart>
          <OfferSummary page={page} />
        </div>
        {proofs.length > 0 && (
          <ProofsPart
            number={number}
            token={token}
            proofs={proofs}
            mayAnswer={answersProofs(standing)}
            answer={answer?.about === "proof" ? answer : undefined}
          />
        )}
        {isOpen && <AcceptForm page={page} given={answer?.about === "acceptance" ? answer : undefined} />}
        {isOpen && (
          <ChangeForm
            asked={page.changeWords}
            answer={answer?.about === "change" ? answer.answer : undefined}
          />
        )}
        {isOpen && <DeclineForm answer={answer?.about === "refusal" ? answer.answer : undefined} />}
      </div>
    </Wrap>
  );
}

const forWhom = ({ buyer: { name, company } }: OfferPage): string =>
  company === null ? name : `${company}, ${name}`;

interface DecidedProps {
  page: OfferPage;
  standing: Exclude<OfferPage["standing"], "open">;
}

function Decided({ page, standing }: DecidedProps) {
  const { title, text: more } = standingWords(standing, page);
  return (
    <div className="mt-6 frame-double p-4 md:p-6">
      <p className="text-lg font-semibold">{title}</p>
      <p className="mt-1 max-w-measure">{more}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {page.orderPath ? (
          <ButtonLink to={page.orderPath} variant="primary" prefetch="none">
            {text.order}
          </ButtonLink>
        ) : (
          <ButtonLink to="/contact">{text.askUs}</ButtonLink>
        )}
        {page.orderPath && page.toMany !== null && (
          <ButtonLink to={offerHomesPath(page.number, page.token)} prefetch="none">
            {text.homes}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** Declines an offer, with the reason if the buyer likes to give one. */
export function DeclineForm({ answer }: { answer: WordsAnswer | undefined }) {
  const form = useFirstError(answer);
  return (
    <TitledPart title={text.declineTitle} className="mt-12">
      <p className="max-w-measure">{text.declineIntro}</p>
      <Form ref={form} method="post" noValidate={useHydrated()} className="grid max-w-form gap-4">
        <input type="hidden" name="act" value="decline" />
        <TextAreaField
          name="words"
          label={text.declineWords}
          dir="auto"
          rows={2}
          defaultValue={typedIn(answer).words ?? ""}
          error={errorsIn(answer).words}
        />
        <div className="flex flex-wrap items-end gap-3">
          <ConfirmButton
            question={text.declineQuestion}
            pending={useNavigation().formData?.get("act") === "decline"}
          >
            {text.decline}
          </ConfirmButton>
        </div>
      </Form>
    </TitledPart>
  );
}

/** Stands where a revision stood that a newer one has followed: there is nothing more to decide here. */
export function ReplacedView({ offer: { number, revision } }: { offer: ReplacedOffer }) {
  const words = standingWords("replaced", { validUntil: null });
  return (
    <Wrap className="pt-8 pb-16 md:pt-14">
      <div className="mx-auto max-w-[48rem]">
        <h1 className="text-2xl sm:text-3xl">
          {text.offer} <span className="whitespace-nowrap">{number}</span>
        </h1>
        <p className="mt-2 text-ink-2">{text.revision(revision)}</p>
        <p className="mt-6 text-lg font-semibold">{words.title}</p>
        <p className="mt-2 max-w-measure">{words.text}</p>
        <ButtonLink to="/contact" className="mt-6">
          {text.askUs}
        </ButtonLink>
      </div>
    </Wrap>
  );
}

/** Each line has its number, so that forty of them can be talked about. */
export function OfferLines({ lines }: Pick<OfferPage, "lines">) {
  return (
    <ol>
      {lines.map((line, place) => (
        <LineRow
          key={line.id}
          className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-baseline gap-x-2 border-b border-hair py-3 leading-snug"
          before={<span className="text-sm text-ink-2 tabular-nums">{place + 1}</span>}
          sum={rupeesAndPaise(lineSum(line))}
          sumLook="tabular-nums"
        >
          <LineName name={line.name} />
          {line.optionText && (
            <p lang={langOfText(line.optionText)} className="text-sm text-ink-2 wrap-anywhere">
              {line.optionText}
            </p>
          )}
          {line.details && (
            <p
              dir="auto"
              lang={langOfText(line.details)}
              className="text-sm whitespace-pre-line wrap-anywhere"
            >
              {line.details}
            </p>
          )}
          <p className="text-sm text-ink-2 tabular-nums">
            {text.each(grouped(line.quantity), rupeesAndPaise(line.unitPrice))}
          </p>
        </LineRow>
      ))}
    </ol>
  );
}
