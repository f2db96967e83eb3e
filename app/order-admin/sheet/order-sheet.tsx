import { useMay } from "#accounts/permissions/held-context.ts";
import { receiverPhone } from "#addresses/address.ts";
import { awaitsConfirmation } from "#orders/cash/confirmation.ts";
import { hrefOf } from "#orders/links/list-query.ts";
import { orderStatusWords, statusTone } from "#orders/order-status.ts";
import type { Notice } from "#platform/notice.ts";
import { Link } from "#ui/link.tsx";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import { BackLink } from "#ui/page/back-link.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { longDateTime } from "#values/time/date-time.ts";
import type { OrderReturn } from "../admin-order.db.server.ts";
import { lastTurn } from "../admin-order.ts";
import { HomesPanel } from "../homes/homes-panel.tsx";
import { DuePanel, PaymentPanel } from "../money/payment-panel.tsx";
import { NextCard } from "../next/next-card.tsx";
import { isTypedAbove, nextOf } from "../next/next-of.ts";
import type { OrderAnswer } from "../order-act.form.ts";
import { orderAdminText } from "../order-admin.text.ts";
import { OrderPanel } from "../order-panel.tsx";
import { CertificatesPanel } from "../papers/certificates-panel.tsx";
import { PaperLinks } from "../papers/paper-links.tsx";
import type { AdminPage } from "../read-order.server.ts";
import { ShipmentsPanel } from "../shipments/shipments-panel.tsx";
import { SupplyPanel } from "../supply/supply-panel.tsx";
import { useOpenedFrom } from "../use-opened-from.ts";
import { AddressPanel, CustomerPanel } from "./customer-panels.tsx";
import { HistoryPanel } from "./history-panel.tsx";
import { LinesPanel } from "./lines-panel.tsx";
import { keyOf, MoreActs, Sending } from "./more-acts.tsx";
import { NotePanel } from "./note-panel.tsx";
import { sheetText } from "./sheet.text.ts";
import { useOrderLeaving } from "./use-order-leaving.ts";
import { WhatsappPanel } from "./whatsapp-panel.tsx";

interface OrderSheetProps {
  adminPage: AdminPage;
  answer: OrderAnswer | undefined;
  /** What a toast says, one after the other. */
  notices: readonly (Notice | undefined)[];
}

/**
 * An order with everything that can be done to it. On a phone its two columns become one, what is looked at
 * most first.
 */
export function OrderSheet({ adminPage, answer, notices }: OrderSheetProps) {
  const { order, history, audit, hasCarrier } = adminPage;
  const next = nextOf(adminPage);
  const isTrackedAbove = useMay()("pack") && isTypedAbove(next, order);
  const { question, heard } = useOrderLeaving(order, answer);
  return (
    <div {...heard}>
      {question}
      <BackLink to={hrefOf(useOpenedFrom())}>{orderAdminText.backToAll}</BackLink>
      <PageHead title={sheetText.title(order.orderNumber)} note={<HeadNote adminPage={adminPage} />}>
        <StatusBadge tone={statusTone(order.status)}>
          {orderStatusWords(order.status, awaitsConfirmation(order))}
        </StatusBadge>
        {order.refundDue && <StatusBadge tone="red">{orderAdminText.refundDue}</StatusBadge>}
      </PageHead>
      <NoticesWithoutScript notices={notices} />
      <NextCard
        next={next}
        adminPage={adminPage}
        sending={<Sending adminPage={adminPage} answer={answer} />}
        more={<MoreActs next={next} adminPage={adminPage} answer={answer} isTrackedAbove={isTrackedAbove} />}
      />
      <div className="grid items-start gap-x-10 gap-y-8 sm:max-lg:grid-cols-2 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0 gap-8 max-lg:contents lg:order-last lg:grid">
          <HomesPanel order={order} />
          {order.parcels.length > 0 && <ShipmentsPanel order={order} hasCarrier={hasCarrier} />}
          {order.readyBy && order.fulfilment !== "cancelled" && (
            <DuePanel
              key={keyOf("due", order.readyBy)}
              order={order}
              readyBy={order.readyBy}
              answer={answer}
            />
          )}
          <CustomerPanel order={order} buyerLink={adminPage.buyerLink} />
          <PaymentPanel adminPage={adminPage} answer={answer} />
          <SupplyPanel adminPage={adminPage} />
          <ReturnsPanel returns={adminPage.returns} />
          <WhatsappPanel news={adminPage.whatsapp} />
        </div>
        <div className="min-w-0 gap-8 max-lg:contents lg:grid">
          <LinesPanel adminPage={adminPage} />
          <div className="grid gap-8 max-lg:order-4 sm:grid-cols-2 sm:max-lg:col-span-2">
            <AddressPanel title={sheetText.addresses.billing} address={order.billing} />
            {order.homes === null && (
              <AddressPanel
                title={sheetText.addresses.shipping}
                address={order.shipping}
                phone={receiverPhone(order)}
              />
            )}
          </div>
          <div className="gap-8 max-lg:contents lg:grid lg:grid-cols-2">
            <NotePanel key={keyOf("note", order.internalNote)} order={order} answer={answer} />
            <PaperLinks adminPage={adminPage} />
            <CertificatesPanel adminPage={adminPage} />
          </div>
          <HistoryPanel history={history} audit={audit} wasAsked={Boolean(order.confirmation)} />
        </div>
      </div>
    </div>
  );
}

/** When it was placed, and since when it is what it is now: its history stands far down on a phone. */
function HeadNote({ adminPage: { order, history } }: { adminPage: AdminPage }) {
  const now = lastTurn(history);
  return (
    <>
      <time dateTime={order.placedAt.toISOString()}>{sheetText.placedOn(longDateTime(order.placedAt))}</time>
      {now && (
        <span className="block">
          {orderStatusWords(now.status, Boolean(order.confirmation))},{" "}
          <time dateTime={now.at.toISOString()}>{longDateTime(now.at)}</time>
        </span>
      )}
    </>
  );
}

/** What a toast says, where no script can show one. */
function NoticesWithoutScript({ notices }: Pick<OrderSheetProps, "notices">) {
  const said = notices.filter((notice) => notice !== undefined);
  if (said.length === 0) return null;
  return (
    <noscript>
      {said.map(({ title, text }) => (
        <p key={title} role="status" className="mb-5 frame-double px-4 py-2">
          <b>{title}</b> {text}
        </p>
      ))}
    </noscript>
  );
}

/** What of an order comes back; nothing where nothing does. */
export function ReturnsPanel({ returns }: { returns: readonly OrderReturn[] }) {
  if (returns.length === 0) return null;
  return (
    <OrderPanel title={sheetText.returns.title} className="max-lg:order-5">
      <ul>
        {returns.map(({ id, number, state, requestedAt }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 border-b border-hair py-2">
            <Link
              to={`/admin/dashboard/returns/${encodeURIComponent(id)}`}
              className="font-semibold underline"
            >
              {number}
            </Link>
            <span>{sheetText.returns.states[state]}</span>
            <span className="w-full text-xs text-ink-2">
              {sheetText.returns.asked(longDateTime(requestedAt))}
            </span>
          </li>
        ))}
      </ul>
    </OrderPanel>
  );
}
