import { Form, useNavigation } from "react-router";
import { May } from "#accounts/permissions/may.tsx";
import { DeliveryInputs } from "#addresses/delivery-inputs.tsx";
import { homeStateWords, homesText as text } from "#order-admin/homes/homes.text.ts";
import { keptText } from "#order-admin/kept/kept.text.ts";
import { parcelPath } from "#order-admin/shipments/shipment-paths.ts";
import { stateWords } from "#orders/parcel-moves/shipments.text.ts";
import { mayChangeRow } from "#recipients/recipient.ts";
import { Button } from "#ui/form/button.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { Link } from "#ui/link.tsx";
import { type Fact, FactList } from "#ui/page/fact-list.tsx";
import { stateName } from "#values/contact/state-name.ts";
import type { HomesAnswer } from "./homes.form.ts";
import type { OpenedHome } from "./read-homes.server.ts";

interface HomeDialogProps {
  home: OpenedHome;
  orderId: string;
  answer: HomesAnswer | undefined;
}

/** One of an order's homes: what goes there, where it is, and its address while that may change. */
export function HomeDialog({ home, orderId, answer }: HomeDialogProps) {
  const { parcel, isErased, givenBy } = home;
  return (
    <div className="grid gap-5 text-sm">
      <FactList facts={factsOf(home)} />
      {parcel && (
        <p>
          <Link to={parcelPath(orderId, parcel.id)} prefetch="none" className="action">
            {text.parcel(parcel.number)}
          </Link>{" "}
          {stateWords[parcel.state]}
        </p>
      )}
      {parcel?.trouble && <p className="text-geru wrap-anywhere">{keptText.said(parcel.trouble)}</p>}
      {givenBy === "person" && <p className="text-ink-2">{text.byPerson}</p>}
      {!isErased && (
        <May needs="pack">
          {mayCorrect(home) ? (
            <CorrectForm home={home} answer={answer} />
          ) : (
            <p className="text-ink-2">{text.fixed}</p>
          )}
        </May>
      )}
    </div>
  );
}

const mayCorrect = ({ state, parcel }: OpenedHome): boolean =>
  mayChangeRow(state, "owner") || parcel?.state === "draft";

function factsOf(home: OpenedHome): Fact[] {
  const { name, addressLine1, addressLine2, city, region, pincode, phone, note, email, pieces, parcel } =
    home;
  const place = [city, region && stateName(region)].filter(Boolean).join(", ");
  const lines = [name, addressLine1, addressLine2, `${place} ${pincode ?? ""}`.trim()].filter(Boolean);
  const fact = (term: string, value: string | null | undefined): Fact[] => (value ? [{ term, value }] : []);
  return [
    { term: text.columns.row, value: `${home.row} · ${homeStateWords[home.state]}` },
    ...fact(text.facts.address, home.isErased ? text.erased : lines.join("\n")),
    ...fact(text.facts.phone, phone),
    ...fact(text.facts.email, email),
    ...fact(text.facts.pieces, pieces),
    ...fact(text.facts.note, note),
    ...fact(text.facts.tracking, parcel && [parcel.courier, parcel.awb].filter(Boolean).join(" ")),
  ];
}

function CorrectForm({ home, answer }: Pick<HomeDialogProps, "home" | "answer">) {
  const isSending = useNavigation().formData?.get("intent") === "address";
  const problem = answer?.kind === "failed" ? answer.notice?.text : undefined;
  const standing = {
    fullName: home.name ?? "",
    addressLine1: home.addressLine1 ?? "",
    addressLine2: home.addressLine2 ?? "",
    city: home.city ?? "",
    state: home.region ?? "",
    pincode: home.pincode ?? "",
    phone: home.phone ?? "",
  };
  return (
    <Form method="post" preventScrollReset noValidate className="grid gap-4">
      <h3 className="text-lg">{text.correct}</h3>
      {problem && <FormProblem text={problem} />}
      <input type="hidden" name="home" value={home.id} />
      <input type="hidden" name="version" value={home.version} />
      <DeliveryInputs values={{ ...standing, ...typedOf(answer) }} errors={errorsIn(answer)} autofill="off" />
      <p className="text-ink-2">{text.correctHint}</p>
      <Button type="submit" name="intent" value="address" className="justify-self-start" pending={isSending}>
        {text.save}
      </Button>
    </Form>
  );
}
