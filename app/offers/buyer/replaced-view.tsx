import { ButtonLink } from "#ui/form/button.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { ownOfferText as text } from "./own-offer.text.ts";
import type { ReplacedOffer } from "./read-offer-page.server.ts";
import { standingWords } from "./standing-words.ts";

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
