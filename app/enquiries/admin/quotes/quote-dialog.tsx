import { May } from "#accounts/permissions/may.tsx";
import { ButtonLink } from "#ui/form/button.tsx";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { Link } from "#ui/link.tsx";
import { type HistoryLine, RecordHistory } from "#ui/list/record-history.tsx";
import { AddressDialog } from "#ui/overlay/address-dialog.tsx";
import { type Fact, FactList } from "#ui/page/fact-list.tsx";
import { longDateTime } from "#values/time/date-time.ts";
import { MailLink, openerId, PhoneLink } from "../enquiry-card.tsx";
import { EnquiryForm, EraseEnquiry } from "../enquiry-form.tsx";
import type { QuoteOffer } from "./quote.db.server.ts";
import type { QuoteAnswer } from "./quote.form.ts";
import { quotesText } from "./quote.text.ts";
import { type QuoteRecord, quoteStatuses, unitsInWords } from "./quote.ts";

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

interface QuoteDialogProps {
  quote: QuoteRecord;
  /** What was offered for it. */
  offers: readonly QuoteOffer[];
  history: readonly HistoryLine[];
  given: QuoteAnswer | undefined;
  address: string;
  closeTo: string;
}

/** The whole request, and what the owner notes of it or answers. */
export function QuoteDialog({ quote, offers, history, given, address, closeTo }: QuoteDialogProps) {
  return (
    <AddressDialog title={quotesText.dialog} closeTo={closeTo} opener={openerId(quote.id)}>
      <FactList facts={factsOf(quote)} />
      <QuoteOffers quote={quote} offers={offers} />
      <EnquiryForm
        address={address}
        record={quote}
        given={given}
        failed={quotesText.saveFailed}
        send={quotesText.send}
      >
        <QuoteFields quote={quote} given={given} />
      </EnquiryForm>
      <RecordHistory lines={history} />
      <EraseEnquiry address={address} id={quote.id} question={quotesText.eraseQuestion} />
    </AddressDialog>
  );
}

function QuoteFields({ quote, given }: Pick<QuoteDialogProps, "quote" | "given">) {
  const typed = typedIn(given);
  const wasTyped = typed.status !== undefined;
  const errors = errorsIn(given);
  return (
    <>
      <SelectField
        name="status"
        label="Status"
        required
        defaultValue={typed.status ?? quote.status}
        options={quoteStatuses.map((one) => ({ value: one, label: one }))}
        error={errors.status}
      />
      <CheckboxField
        name="spam"
        label="Spam: show it under its own filter only"
        defaultChecked={wasTyped ? typed.spam === "on" : quote.spam}
      />
      <TextAreaField
        name="notes"
        label="Admin Notes"
        dir="auto"
        rows={4}
        defaultValue={typed.notes ?? quote.notes ?? ""}
        error={errors.notes}
      />
      <TextAreaField
        name="reply"
        label="Reply"
        dir="auto"
        rows={4}
        defaultValue={typed.reply ?? ""}
        hint={quotesText.replyHint(quote.email)}
        error={errors.reply}
      />
    </>
  );
}

/** Every field that was sent; a sample has an address instead of a quantity. */
function factsOf(quote: QuoteRecord): Fact[] {
  const { kind, fullName, company, email, phone, product, customization, message, address, receivedAt } =
    quote;
  return [
    ...(kind === "sample" ? [{ term: "Kind", value: "Sample request" }] : []),
    { term: "Full Name", value: fullName },
    { term: "Company", value: company || "N/A" },
    { term: "Email", value: <MailLink address={email} /> },
    { term: "Phone", value: phone ? <PhoneLink number={phone} /> : "N/A" },
    { term: "Product", value: product || "N/A" },
    { term: "Quantity", value: unitsInWords(quote) },
    ...(address ? [{ term: "Shipping Address", value: address }] : []),
    { term: "Customization Requirements", value: customization || "N/A" },
    { term: "Additional Message", value: message || "N/A" },
    { term: "Received", value: longDateTime(receivedAt) },
  ];
}
