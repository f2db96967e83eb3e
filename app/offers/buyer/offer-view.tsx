import { ButtonLink } from "#ui/form/button.tsx";
import { SentNotice } from "#ui/form/form-notice.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { langOfText } from "#values/language/text-language.ts";
import { answersProofs } from "../standing.ts";
import { AcceptForm } from "./accept-form.tsx";
import { ChangeForm } from "./change-form.tsx";
import { DeclineForm } from "./decline-form.tsx";
import type { OfferAnswer } from "./offer-act.form.ts";
import { OfferLines } from "./offer-lines.tsx";
import { OfferSummary } from "./offer-summary.tsx";
import { offerNotices, ownOfferText as text } from "./own-offer.text.ts";
import { ProofsPart } from "./proofs-part.tsx";
import type { OfferPage } from "./read-offer-page.server.ts";
import { standingWords } from "./standing-words.ts";

interface OfferViewProps {
  page: OfferPage;
  answer: OfferAnswer | undefined;
  /** What its form has just done. */
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
            {...{ number, token, proofs }}
            mayAnswer={answersProofs(standing)}
            answer={answer?.about === "proof" ? answer : undefined}
          />
        )}
        {isOpen && (
          <AcceptForm page={page} answer={answer?.about === "acceptance" ? answer.answer : undefined} />
        )}
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

/** What became of it. */
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
      </div>
    </div>
  );
}
