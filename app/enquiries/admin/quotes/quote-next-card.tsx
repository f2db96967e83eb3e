import type { ReactNode } from "react";
import { useMay } from "#accounts/permissions/held-context.ts";
import { MoreOfRecord, RecordNext } from "#records/page/record-next.tsx";
import { ButtonLink } from "#ui/form/button.tsx";
import { enquiryAdminText } from "../enquiry-admin.text.ts";
import { AnswerLink, OnePress } from "../enquiry-dialog.tsx";
import type { QuoteOffer } from "./quote.db.server.ts";
import { quotesText, quoteNextText as text } from "./quote.text.ts";
import type { QuoteRecord } from "./quote.ts";
import { answeringOfferPath, makeOfferPath } from "./quote-fields.tsx";
import { nextOfQuote } from "./quote-next.ts";

interface QuoteCardProps {
  quote: QuoteRecord;
  offers: readonly QuoteOffer[];
  address: string;
  more: ReactNode;
}

/** The next act on a request, and one button for it. */
export function QuoteNextCard({ more, ...props }: QuoteCardProps) {
  const { quote, offers } = props;
  return (
    <RecordNext
      level={3}
      sentence={text.sentences[nextOfQuote(quote, offers)](quote.fullName)}
      since={quote.receivedAt}
      more={<MoreOfRecord>{more}</MoreOfRecord>}
    >
      <Act {...props} />
    </RecordNext>
  );
}

function Act({ quote, offers, address }: Omit<QuoteCardProps, "more">) {
  const { id, version, status, notes } = quote;
  const may = useMay();
  const [offer] = offers;
  switch (nextOfQuote(quote, offers)) {
    case "answer":
      return <AnswerLink />;
    case "offer":
      return may("money") ? <MainLink to={makeOfferPath(id)} label={quotesText.makeOffer} /> : <AnswerLink />;
    case "send":
    case "wait":
    case "won":
      return (
        offer && may("orders") && <MainLink to={answeringOfferPath(offer.number)} label={text.openOffer} />
      );
    case "judge":
      return (
        <OnePress
          address={address}
          fields={{ id, version, status, notes: notes ?? "", reply: "" }}
          label={enquiryAdminText.noSpam}
        />
      );
    case "nothing":
      return null;
  }
}

const MainLink = ({ to, label }: { to: string; label: string }) => (
  <ButtonLink variant="primary" to={to} className="justify-self-start">
    {label}
  </ButtonLink>
);
