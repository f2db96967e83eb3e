import { useNavigation } from "react-router";
import { ordersPath } from "#orders/links/list-query.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { formText } from "#ui/form/form.text.ts";
import { typedIn } from "#ui/form/form-answer.ts";
import { Tabs } from "#ui/list/tabs.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { indianDay } from "#values/time/indian-day.ts";
import { OfferForm } from "../form/offer-form.tsx";
import type { OfferFormAnswer } from "../writing/offer.form.ts";
import { newOrderText as text } from "./new-order.text.ts";
import { takeOrderPath } from "./new-order-paths.ts";
import { LaterPart, PaymentPart } from "./payment-part.tsx";
import type { openNewOrder } from "./receive-new-order.server.ts";
import { parseTakenOrder, type TakenFrom } from "./taken-order.form.ts";

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
      <PageHead title={text.title} note={text.noteOf[source]} />
      <Tabs
        label={text.where}
        id="taken"
        tabs={sources().map((tab) => ({ ...tab, current: tab.from === source }))}
      >
        <OfferForm
          address={takeOrderPath(source)}
          label={text.title}
          version={0}
          opened={form}
          tiers={form.tiers}
          given={given}
          rules={(typed) => parseTakenOrder(typed, source, indianDay(new Date()))}
          failed={text.notTaken}
          emailHint={text.emailHint}
          isBuyerFolded={source === "stall"}
          asksLanguage
          terms={(typed, errors) => (
            <PaymentPart source={source} stalls={form.stalls} typed={typed} errors={errors} />
          )}
          addresses={(typed, errors, countries) => (
            <LaterPart source={source} typed={typed} errors={errors} countries={countries} />
          )}
          foot={(cancel) => (
            <div className="flex flex-wrap justify-end gap-3 border-t border-hair pt-4 max-sm:*:grow">
              <input type="hidden" name="begun" value={typedIn(given).begun ?? form.begun} />
              <ButtonLink to={ordersPath} onClick={cancel}>
                {formText.cancel}
              </ButtonLink>
              <Button type="submit" name="intent" value="save" variant="primary" pending={isSaving}>
                {text.take}
              </Button>
            </div>
          )}
        />
      </Tabs>
    </>
  );
}

const sources = () => [
  { from: "phone", to: takeOrderPath("phone"), label: text.byPhone },
  { from: "stall", to: takeOrderPath("stall"), label: text.atFair },
];
