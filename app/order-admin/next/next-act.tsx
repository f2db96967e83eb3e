import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { useMay } from "#accounts/permissions/held-context.ts";
import { May } from "#accounts/permissions/may.tsx";
import { hasMailbox } from "#orders/mailbox.ts";
import type { Shipment } from "#orders/shipments/shipment.ts";
import type { LotOfLine } from "#platform/making.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { useInTurn } from "#ui/form/use-in-turn.ts";
import { Link } from "#ui/link.tsx";
import type { AdminOrder } from "../admin-order.ts";
import { BuyerLink } from "../buyer-link.tsx";
import { homesText } from "../homes/homes.text.ts";
import { homesPath } from "../homes/homes-list.ts";
import { buyerLinkText, orderAdminText } from "../order-admin.text.ts";
import type { AdminPage } from "../read-order.server.ts";
import { newParcelPath, parcelPath } from "../shipments/shipment-paths.ts";
import { parcelFormText, shipmentsText } from "../shipments/shipments-admin.text.ts";
import { Acts, Call, Confirming } from "./confirming.tsx";
import { EndBegun } from "./end-begun.tsx";
import { nextText as text } from "./next.text.ts";
import { isTypedAbove, type Next } from "./next-of.ts";

interface NextActProps {
  next: Next;
  adminPage: AdminPage;
  /** Sends it: where its number is typed, and the button. */
  sending: ReactNode;
}

/** The one main button of what comes next; nothing for who may not do it, and where nothing waits. */
export function NextAct({ next, adminPage, sending }: NextActProps) {
  const { order } = adminPage;
  const may = useMay();
  switch (next.kind) {
    case "confirm":
      return <Confirming order={order} mayConfirm={may("pack")} />;
    case "pack":
    case "make":
      return may("pack") && <PackForm order={order} isMain />;
    case "send":
    case "number":
      if (!may("pack")) return null;
      return isTypedAbove(next, order) ? sending : <Track order={order} next={next} isLast />;
    case "book":
      if (!may("pack")) return null;
      return (
        <>
          <MainLink to={bookingOf(order, next)} label={text.book} />
          {isTypedAbove(next, order) && <p className="mt-2">{text.orByHand}</p>}
          {isTypedAbove(next, order) && sending}
        </>
      );
    case "rest":
      return may("pack") && <MainLink to={newParcelPath(order.id)} label={text.packRest} />;
    case "hand-over":
      return (
        <Acts>
          <MainLink
            isFile
            to={parcelPath(order.id, next.parcel.id, "/label.pdf")}
            label={shipmentsText.label}
          />
          <OpenParcel order={order} next={next} />
        </Acts>
      );
    case "asked":
    case "still-comes":
    case "is-back":
      return <OpenParcel order={order} next={next} />;
    case "attempt":
    case "coming-back":
      return (
        <Acts>
          <Call order={order} />
          <OpenParcel order={order} next={next} />
        </Acts>
      );
    case "homes":
      return <MainLink to={homesPath(order.id)} label={homesText.open} />;
    case "track":
      return <Track order={order} next={next} isLast={adminPage.next === null} />;
    case "return":
      return (
        <MainLink to={`/admin/dashboard/returns/${encodeURIComponent(next.of.id)}`} label={text.openReturn} />
      );
    case "unmade":
      return <May needs="making">{next.lot && <OpenLot lot={next.lot} />}</May>;
    case "begun":
      return (
        <May needs="making">
          <EndBegun lot={next.lot}>
            <Link to={next.lot.path} className="action">
              {text.openLot(next.lot.number)}
            </Link>
          </EndBegun>
        </May>
      );
    case "refund":
      return may("money") && <Below label={text.sendBack} />;
    case "cash":
    case "owed":
    case "due":
      return may("money") && <Below label={text.seePayment} />;
    case "pay":
      return hasMailbox(order.billing.email) && <LinkAgain adminPage={adminPage} />;
    case "cancelled":
    case "lost":
    case "done":
      return null;
  }
}

/** What says where its parcel is, if there is one. */
type Sent = Extract<Next, { parcel: Shipment | undefined }>;

const MainLink = ({ to, label, isFile = false }: { to: string; label: string; isFile?: boolean }) => (
  <ButtonLink
    variant="primary"
    prefetch="none"
    to={to}
    reloadDocument={isFile}
    target={isFile ? "_blank" : undefined}
    className="justify-self-start"
  >
    {label}
  </ButtonLink>
);

const OpenParcel = ({ order, next }: { order: AdminOrder; next: { parcel: { id: string } } }) => (
  <ButtonLink prefetch="none" to={parcelPath(order.id, next.parcel.id)} className="justify-self-start">
    {text.openParcel}
  </ButtonLink>
);

const OpenLot = ({ lot }: { lot: LotOfLine }) => <MainLink to={lot.path} label={text.openLot(lot.number)} />;

/** A parcel that is there is booked on its own page, which says what it lacks. */
const bookingOf = ({ id }: AdminOrder, { parcel }: Sent): string =>
  parcel ? parcelPath(id, parcel.id) : newParcelPath(id);

/** Leads to the payment's part of this page, which does it. */
const Below = ({ label }: { label: string }) => (
  <a href="#payment" className="button main-button justify-self-start">
    {label}
  </a>
);

/** Closes the order to its buyer. */
export function PackForm({ order, isMain }: { order: AdminOrder; isMain: boolean }) {
  const isSending = useNavigation().formData?.get("intent") === "packed";
  return (
    <Form method="post" onSubmit={useInTurn()} preventScrollReset className="grid justify-items-start gap-2">
      <input type="hidden" name="version" value={order.version} />
      <Button
        type="submit"
        name="intent"
        value="packed"
        variant={isMain ? "primary" : "outline"}
        small={!isMain}
        pending={isSending}
      >
        {text.pack}
      </Button>
      <p className="text-ink-2">{order.isAgreed ? orderAdminText.packHintAgreed : orderAdminText.packHint}</p>
    </Form>
  );
}

interface TrackProps {
  order: AdminOrder;
  next: Sent;
  /** No other order waits for the same, which would be the main thing to press. */
  isLast: boolean;
}

function Track({ order, next, isLast }: TrackProps) {
  const number = next.parcel?.awb ?? order.trackingNumber;
  const address = next.parcel?.trackingUrl ?? order.trackingUrl;
  return (
    <>
      {number && (
        <p>
          {parcelFormText.number}: {number}
        </p>
      )}
      {address ? (
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          className={`button justify-self-start ${isLast ? "main-button" : "outlined-button"}`}
        >
          {text.track}
        </a>
      ) : (
        next.parcel && <OpenParcel order={order} next={{ parcel: next.parcel }} />
      )}
    </>
  );
}

const LinkAgain = ({ adminPage: { order, buyerLink } }: Pick<NextActProps, "adminPage">) => (
  <details>
    <summary className="button main-button cursor-pointer">{text.linkAgain}</summary>
    <div className="mt-3">
      <BuyerLink label={buyerLinkText.forBuyer} message={buyerLink} phone={order.billing.phone} />
    </div>
  </details>
);
