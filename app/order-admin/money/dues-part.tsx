import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { useMay } from "#accounts/permissions/held-context.ts";
import { May } from "#accounts/permissions/may.tsx";
import { dueNames } from "#orders/dues/dues.text.ts";
import {
  type Due,
  isSaidPaid,
  isUndoable,
  leftOfDues,
  nextDue,
  takesDues,
  timeOfDue,
} from "#orders/dues/dues.ts";
import { hasMailbox, mailHint } from "#orders/mailbox.ts";
import { DayField } from "#records/fields/day-field.tsx";
import { Button } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import { useInTurn } from "#ui/form/use-in-turn.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import { longDay } from "#values/time/date-time.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { duesAdminText as text } from "../dues-admin.text.ts";
import type { OrderAnswer } from "../order-act.form.ts";
import type { AdminPage } from "../read-order.server.ts";
import { useOrderRules } from "../use-order-rules.ts";

interface DuesPartProps {
  adminPage: AdminPage;
  answer: OrderAnswer | undefined;
}

/** The parts in which an order is paid, and the owner's word that the money for one came. */
export function DuesPart({ adminPage, answer }: DuesPartProps) {
  const { order } = adminPage;
  const mayTake = useMay()("money");
  const next = mayTake && takesDues(order) ? nextDue(order.dues) : undefined;
  const received = (due: Due) => <Received key={due.id} due={due} adminPage={adminPage} answer={answer} />;
  return (
    <div className="mt-4">
      <h3 className="text-md">{text.title}</h3>
      <ul className="mt-1">
        {order.dues.map((due) => (
          <DueRow key={due.id} due={due} adminPage={adminPage} />
        ))}
      </ul>
      {hasAdvance(order) && <p className="mt-2 text-sm text-ink-2">{text.accountant}</p>}
      {next && isSaidPaid(next) && received(next)}
      {next && <Asking due={next} adminPage={adminPage} />}
      {next && <Leaving adminPage={adminPage} />}
      {next && !isSaidPaid(next) && received(next)}
    </div>
  );
}

const hasAdvance = ({ dues }: AdminPage["order"]): boolean => dues.some(({ kind }) => kind === "advance");

type OfDue = Pick<DuesPartProps, "adminPage"> & { due: Due };

function DueRow({ due, adminPage }: OfDue) {
  const { order } = adminPage;
  const time = takesDues(order) ? timeOfDue(due, { status: order.fulfilment }) : "now";
  return (
    <li className="border-b border-hair py-2">
      <p className="flex justify-between gap-4">
        <span>{dueNames[due.kind]}</span>
        <b className="tabular-nums">{rupeesExact(due.amount)}</b>
      </p>
      <p className={`wrap-anywhere text-sm ${due.paidAt || time !== "now" ? "text-ink-2" : "text-geru"}`}>
        {isSaidPaid(due) ? saidWords(due) : text.paid(due, time)}
      </p>
      {isSaidPaid(due) && (
        <May needs="money">
          <NotFound due={due} reference={due.said?.reference ?? ""} adminPage={adminPage} />
        </May>
      )}
      {due.paymentId && <p className="wrap-anywhere text-xs text-ink-2">{due.paymentId}</p>}
      {isUndoable(due) && order.cashReturned === 0 && (
        <May needs="money">
          <NotReceived due={due} adminPage={adminPage} />
        </May>
      )}
    </li>
  );
}

const saidWords = ({ said }: Due): string =>
  said ? text.said(said.reference ?? "", longDay(indianDay(said.at))) : "";

const NotFound = ({ due, reference, adminPage }: OfDue & { reference: string }) => (
  <DueForm due={due} adminPage={adminPage}>
    <input type="hidden" name="reference" value={reference} />
    <ConfirmButton variant="text" question={text.askNotFound(due)} {...useIntent("notFound")}>
      {text.notFound}
    </ConfirmButton>
  </DueForm>
);

/** What comes next, and the mail that asks for it. */
const Asking = ({ due, adminPage }: OfDue) => (
  <DueForm adminPage={adminPage}>
    {isToBeMade(due, adminPage) && <p className="font-semibold">{text.makeFirst}</p>}
    {hasMailbox(adminPage.order.billing.email) ? <Ask due={due} /> : <p className={soft}>{text.askNobody}</p>}
  </DueForm>
);

const isToBeMade = ({ kind }: Due, { order: { fulfilment } }: AdminPage): boolean =>
  kind === "balance" && (fulfilment === "pending" || fulfilment === "processing");

const Ask = ({ due }: { due: Due }) => (
  <>
    <p className={soft}>{text.askHint(due)}</p>
    <Button type="submit" {...useIntent("askPayment")}>
      {text.ask}
    </Button>
  </>
);

const soft = "text-sm text-ink-2";

const NotReceived = ({ due, adminPage }: OfDue) => (
  <DueForm due={due} adminPage={adminPage}>
    <ConfirmButton variant="text" question={text.askNotReceived(due)} {...useIntent("unreceived")}>
      {text.notReceived}
    </ConfirmButton>
  </DueForm>
);

function Received({ due, adminPage, answer }: OfDue & DuesPartProps) {
  const typed = typedOf(answer);
  const errors = errorsIn(answer);
  const said = isSaidPaid(due) ? due.said?.reference : undefined;
  return (
    <DueForm due={due} act="received" adminPage={adminPage}>
      <SelectField
        name="way"
        label={text.way}
        required
        options={text.ways}
        defaultValue={typed?.way ?? (said ? "upi" : "bank")}
      />
      <Field
        name="reference"
        label={text.reference}
        hint={text.referenceHint}
        error={errors.reference}
        autoComplete="off"
        defaultValue={typed?.reference ?? said ?? ""}
      />
      <DayField
        name="receivedOn"
        label={text.day}
        required
        error={errors.receivedOn}
        defaultValue={typed?.receivedOn ?? adminPage.today}
      />
      <p className={soft}>
        {text.receivedHint(due)} {mailHint(adminPage.order, text.receivedMails)}
      </p>
      <Button type="submit" {...useIntent("received")}>
        {text.received}
      </Button>
    </DueForm>
  );
}

/** Whether it may leave before all of it is paid; of no matter once it has left. */
function Leaving({ adminPage }: Pick<DuesPartProps, "adminPage">) {
  const { order } = adminPage;
  if (order.fulfilment !== "pending" && order.fulfilment !== "processing") return null;
  return (
    <DueForm adminPage={adminPage}>
      <p className="text-sm text-ink-2">{order.mayLeaveUnpaid ? text.mayLeave : text.leaveHint}</p>
      {order.mayLeaveUnpaid ? <PayFirst /> : <LeaveUnpaid left={leftOfDues(order.dues)} />}
    </DueForm>
  );
}

const PayFirst = () => (
  <Button type="submit" {...useIntent("payFirst")}>
    {text.onlyPaid}
  </Button>
);

const LeaveUnpaid = ({ left }: { left: Paise }) => (
  <ConfirmButton question={text.askLeaveUnpaid(left)} {...useIntent("leaveUnpaid")}>
    {text.leaveUnpaid}
  </ConfirmButton>
);

interface DueFormProps extends Pick<DuesPartProps, "adminPage"> {
  /** Missing where it is about all of them. */
  due?: Due;
  /** Whose fields may be wrong. */
  act?: "received";
  children: ReactNode;
}

function DueForm({ due, act, adminPage: { order }, children }: DueFormProps) {
  return (
    <Form
      ref={useOrderRules(act)}
      method="post"
      onSubmit={useInTurn()}
      noValidate={useHydrated()}
      preventScrollReset
      className="mt-3 grid gap-3"
    >
      <input type="hidden" name="version" value={order.version} />
      {due && <input type="hidden" name="dueId" value={due.id} />}
      {children}
    </Form>
  );
}

/** The button's words for the server, and whether it is under way. */
const useIntent = (
  intent: "received" | "notFound" | "unreceived" | "askPayment" | "leaveUnpaid" | "payFirst",
) => ({
  name: "intent",
  value: intent,
  pending: useNavigation().formData?.get("intent") === intent,
  small: true,
  className: "justify-self-start",
});
