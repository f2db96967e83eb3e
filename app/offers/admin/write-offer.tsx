import { useNavigation } from "react-router";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { formText } from "#ui/form/form.text.ts";
import { typedIn } from "#ui/form/form-answer.ts";
import { type Fact, FactList } from "#ui/page/fact-list.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { grouped } from "#values/text/grouped.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { OfferForm } from "../form/offer-form.tsx";
import { TermsFields } from "../form/terms-fields.tsx";
import { type OfferFormAnswer, parseOffer } from "../writing/offer.form.ts";
import { offerFormText } from "../writing/offer-form.text.ts";
import type { AskedQuote } from "./asked-quote.db.server.ts";
import { offerAdminText as text } from "./offer-admin.text.ts";
import type { OpenOfferForm } from "./open-offer-form.server.ts";

interface WriteOfferProps {
  title: string;
  note?: string;
  address: string;
  version: number;
  /** The millisecond in which a new offer's form was opened. */
  begun?: number;
  form: OpenOfferForm;
  given: OfferFormAnswer | undefined;
  cancelTo: string;
}

/** The page on which an offer is written. */
export function WriteOffer(props: WriteOfferProps) {
  const { title, note, address, version, begun, form, given, cancelTo } = props;
  const { state, formData } = useNavigation();
  const isSaving = state !== "idle" && formData?.get("intent") === "save";
  return (
    <>
      <PageHead title={title} note={note} />
      {form.quote && <Asked quote={form.quote} />}
      <OfferForm
        address={address}
        label={title}
        version={version}
        opened={form}
        tiers={form.tiers}
        given={given}
        rules={(typed) => parseOffer(typed, indianDay(new Date()))}
        failed={text.notSaved}
        emailHint={text.emailHint}
        terms={(typed, errors) => <TermsFields typed={typed} errors={errors} />}
        foot={(cancel) => (
          <div className="flex flex-wrap justify-end gap-3 border-t border-hair pt-4 max-sm:*:grow">
            {begun !== undefined && (
              <input type="hidden" name="begun" value={typedIn(given).begun ?? begun} />
            )}
            <ButtonLink to={cancelTo} onClick={cancel}>
              {formText.cancel}
            </ButtonLink>
            <Button type="submit" name="intent" value="save" variant="primary" pending={isSaving}>
              {text.save}
            </Button>
          </div>
        )}
      />
    </>
  );
}

function Asked({ quote }: { quote: AskedQuote }) {
  const facts: Fact[] = [
    { term: text.facts.from, value: [quote.name, quote.company].filter(Boolean).join(", ") },
    { term: offerFormText.product, value: `${quote.product || "–"} × ${grouped(quote.quantity)}` },
    ...(quote.customization ? [{ term: text.facts.customization, value: quote.customization }] : []),
    ...(quote.message ? [{ term: text.facts.message, value: quote.message }] : []),
  ];
  return (
    <details open className="mb-6 border border-hair p-4">
      <summary className="action text-sm">{text.asked}</summary>
      <div className="mt-2">
        <FactList facts={facts} />
      </div>
    </details>
  );
}
