import { useNavigation } from "react-router";
import { ordersPath } from "#orders/admin/list/list-query.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { typedIn } from "#ui/form/form-answer.ts";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import type { OfferFormAnswer } from "../writing/offer.form.ts";
import { OfferForm } from "../writing/offer-form.tsx";
import { LaterPart } from "./later-part.tsx";
import { newOrderText as text } from "./new-order.text.ts";
import { takeOrderPath } from "./new-order-paths.ts";
import { PaymentPart } from "./payment-part.tsx";
import type { openNewOrder } from "./receive-new-order.server.ts";
import type { TakenFrom } from "./taken-order.form.ts";

interface TakeOrderProps {
  source: TakenFrom;
  form: Awaited<ReturnType<typeof openNewOrder>>;
  given: OfferFormAnswer | undefined;
}

/** The page on which the owner takes an order, by phone or at a fair. */
export function TakeOrder({ source, form, given }: TakeOrderProps) {
  const { state, formData } = useNavigation();
  const isSaving = state !== "idle" && formData?.get("intent") === "save";
  return (
    <>
      <PageHead title={text.title} note={text.noteOf[source]}>
        <nav aria-label={text.where} className="flex gap-6">
          <SourceLink to="phone" source={source} label={text.byPhone} />
          <SourceLink to="stall" source={source} label={text.atFair} />
        </nav>
      </PageHead>
      <OfferForm
        address={takeOrderPath(source)}
        label={text.title}
        version={0}
        opened={form}
        tiers={form.tiers}
        given={given}
        failed={text.notTaken}
        emailHint={text.emailHint}
        isBuyerFolded={source === "stall"}
        asksLanguage
        terms={(typed, errors) => <PaymentPart source={source} typed={typed} errors={errors} />}
        addresses={(typed, errors) => <LaterPart source={source} typed={typed} errors={errors} />}
        foot={(cancel) => (
          <div className="flex flex-wrap justify-end gap-3 border-t border-hair pt-4 max-sm:*:grow">
            <input type="hidden" name="begun" value={typedIn(given).begun ?? form.begun} />
            <ButtonLink to={ordersPath} onClick={cancel}>
              Cancel
            </ButtonLink>
            <Button type="submit" name="intent" value="save" variant="primary" pending={isSaving}>
              {text.take}
            </Button>
          </div>
        )}
      />
    </>
  );
}

const SourceLink = ({ to, source, label }: { to: TakenFrom; source: TakenFrom; label: string }) => (
  <Link
    to={takeOrderPath(to)}
    aria-current={to === source ? "page" : undefined}
    className="action text-sm aria-[current=page]:font-semibold aria-[current=page]:no-underline"
  >
    {label}
  </Link>
);
