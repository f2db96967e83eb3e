import { May } from "#accounts/permissions/may.tsx";
import { ButtonLink } from "#ui/form/button.tsx";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { errorsIn, type FormAnswer, typedIn } from "#ui/form/form-answer.ts";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { Link } from "#ui/link.tsx";
import type { QuoteOffer } from "./quote.db.server.ts";
import type { QuoteField } from "./quote.form.ts";
import { quotesText } from "./quote.text.ts";
import type { QuoteRecord } from "./quote.ts";
import { nextOfQuote } from "./quote-next.ts";

const offersPath = "/admin/dashboard/offers";

export const makeOfferPath = (quoteId: string): string =>
  `${offersPath}/new?${new URLSearchParams({ quote: quoteId })}`;

export const answeringOfferPath = (number: string): string => `${offersPath}/${encodeURIComponent(number)}`;

interface QuoteOffersProps {
  quote: QuoteRecord;
  offers: readonly QuoteOffer[];
}

/** The offers that were made of a request, and the way to another. */
export function QuoteOffers({ quote, offers }: QuoteOffersProps) {
  if (quote.kind === "sample") return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      {nextOfQuote(quote, offers) !== "offer" && (
        <May needs="money">
          <ButtonLink to={makeOfferPath(quote.id)} small>
            {quotesText.makeOffer}
          </ButtonLink>
        </May>
      )}
      {offers.map(({ number, state, revision }) => (
        <May key={number} needs="orders" otherwise={quotesText.offer(number, state, revision)}>
          <Link to={answeringOfferPath(number)} className="inline-flex min-h-11 items-center underline">
            {quotesText.offer(number, state, revision)}
          </Link>
        </May>
      ))}
    </div>
  );
}

interface QuoteFieldsProps {
  quote: QuoteRecord;
  given: FormAnswer<QuoteField> | undefined;
}

export function QuoteFields({ quote, given }: QuoteFieldsProps) {
  const typed = typedIn(given);
  const wasTyped = typed.status !== undefined;
  const errors = errorsIn(given);
  return (
    <>
      <CheckboxField
        name="spam"
        label={quotesText.spam}
        defaultChecked={wasTyped ? typed.spam === "on" : quote.spam}
      />
      <TextAreaField
        name="notes"
        label={quotesText.notes}
        dir="auto"
        rows={4}
        defaultValue={typed.notes ?? quote.notes ?? ""}
        error={errors.notes}
      />
      <TextAreaField
        name="reply"
        label={quotesText.reply}
        dir="auto"
        rows={4}
        defaultValue={typed.reply ?? ""}
        hint={quotesText.replyHint(quote.email)}
        error={errors.reply}
      />
    </>
  );
}
