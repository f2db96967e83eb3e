import { May } from "#accounts/permissions/may.tsx";
import { ButtonLink } from "#ui/form/button.tsx";
import { Link } from "#ui/link.tsx";
import { quotesText } from "./quote.text.ts";
import type { QuoteRecord } from "./quote.ts";
import type { QuoteOffer } from "./quote-offers.db.server.ts";

const offersPath = "/admin/dashboard/offers";

interface QuoteOffersProps {
  quote: QuoteRecord;
  offers: readonly QuoteOffer[];
}

/** The way from a request to its offer, and those that were made of it. */
export function QuoteOffers({ quote, offers }: QuoteOffersProps) {
  if (quote.kind === "sample") return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <May needs="money">
        <ButtonLink to={`${offersPath}/new?${new URLSearchParams({ quote: quote.id })}`} small>
          {quotesText.makeOffer}
        </ButtonLink>
      </May>
      {offers.map(({ number, state, revision }) => (
        <May key={number} needs="orders" otherwise={quotesText.offer(number, state, revision)}>
          <Link
            to={`${offersPath}/${encodeURIComponent(number)}`}
            className="inline-flex min-h-11 items-center underline"
          >
            {quotesText.offer(number, state, revision)}
          </Link>
        </May>
      ))}
    </div>
  );
}
