import { withOption } from "#catalogue/options/variant.ts";
import { productWords } from "#catalogue/product.text.ts";
import { inSentence, marked } from "#ui/in-sentence.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { type Fact, FactList } from "#ui/page/fact-list.tsx";
import { Frame } from "#ui/page/frame.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { rupeesAndPaise, sum } from "#values/money/money.ts";
import { longDate } from "#values/time/date-time.ts";
import { getsText } from "#who-gets/shown/gets.text.ts";
import { GetsRows } from "#who-gets/shown/gets-rows.tsx";
import type { PriceParts } from "#who-gets/who-gets.ts";
import { anyEdition } from "../certificate.ts";
import { shownCode } from "../certificate-code.ts";
import { techniqueWords, certificateText as text } from "./certificate.text.ts";
import type { ClaimAnswer } from "./claim.form.ts";
import { ClaimForm } from "./claim-form.tsx";
import { isBeyondEdition, isLookedAtOften, type PublicCertificate } from "./public-certificate.ts";

interface CertificateViewProps {
  certificate: PublicCertificate;
  answer: ClaimAnswer | undefined;
}

/** A certificate as everybody may look at it: what the piece is, and what tells it from a copy. */
export function CertificateView({ certificate, answer }: CertificateViewProps) {
  const { code, facts, state } = certificate;
  return (
    <Wrap className="pt-8 pb-16 md:pt-14 md:pb-24">
      <div className="mx-auto max-w-[60rem]">
        <h1 className="text-2xl sm:text-3xl">{text.title}</h1>
        <p className="mt-2 font-display text-xl tracking-wider">{shownCode(code)}</p>
        <Standing certificate={certificate} />
        <div className="mt-8 grid items-start gap-8 md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] md:gap-12">
          <Frame>
            <Picture
              url={facts.picture}
              alt=""
              sizes="(min-width: 48rem) 22rem, 100vw"
              priority
              className={`aspect-square w-full object-cover ${state === "void" ? "grayscale" : ""}`}
            />
          </Frame>
          <div>
            <FactList facts={factsOf(certificate)} />
            {isBeyondEdition(certificate) && <p className="mt-3 text-sm text-ink-2">{text.beyondEdition}</p>}
            {facts.gets && <Gets parts={facts.gets} />}
            <Looks certificate={certificate} />
            {state !== "void" && <ClaimForm certificate={certificate} answer={answer} />}
          </div>
        </div>
      </div>
    </Wrap>
  );
}

function Standing({ certificate }: { certificate: PublicCertificate }) {
  const { state, claimedAt, voidAt, voidReason } = certificate;
  if (state === "void" && voidAt && voidReason)
    return (
      <p className="mt-5 max-w-measure border-l-4 border-geru pl-4 text-md">
        <strong className="text-geru">{text.standing.void(voidAt)}</strong> {text.void[voidReason]}
      </p>
    );
  const words = state === "claimed" && claimedAt ? text.standing.claimed(claimedAt) : text.standing.issued;
  return (
    <div className="mt-5 max-w-measure border-l-4 border-leaf pl-4 text-md">
      <p>{words}</p>
      {isLookedAtOften(certificate) && <p className="mt-1 font-semibold text-geru">{text.standing.often}</p>}
    </div>
  );
}

function factsOf({ facts, number, issuedAt }: PublicCertificate): Fact[] {
  const { product, option, maker, technique, edition, material, size } = facts;
  const { facts: terms } = text;
  return [
    { term: terms.piece, value: marked(withOption(product, option)) },
    {
      term: terms.number,
      value: numberOf(number, edition === anyEdition ? productWords.limitedEdition : edition),
    },
    ...(maker ? [{ term: terms.maker, value: marked(maker) }] : []),
    { term: terms.technique, value: techniqueWords[technique] },
    ...(material ? [{ term: terms.material, value: marked(material) }] : []),
    ...(size ? [{ term: terms.size, value: marked(size) }] : []),
    { term: terms.packed, value: longDate(issuedAt) },
  ];
}

const numberOf = (number: number, edition: string | null) =>
  edition === null ? text.number(number, null) : inSentence((name) => text.number(number, name), edition);

function Gets({ parts }: { parts: PriceParts }) {
  const price = sum(Object.values(parts));
  return (
    <TitledPart title={getsText.title} className="mt-8">
      <div>
        <p className="text-sm text-ink-2">{getsText.of(rupeesAndPaise(price))}</p>
        <GetsRows parts={parts} />
      </div>
    </TitledPart>
  );
}

function Looks({ certificate: { looks, firstLookAt } }: { certificate: PublicCertificate }) {
  return (
    <TitledPart title={text.looks.title} className="mt-8">
      <p className="text-md font-semibold">
        {firstLookAt ? text.looks.since(looks, firstLookAt) : text.looks.none}
      </p>
      <p className="mt-1 max-w-measure text-sm text-ink-2">{text.looks.why}</p>
    </TitledPart>
  );
}
