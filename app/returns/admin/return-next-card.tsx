import { useMay } from "#accounts/permissions/held-context.ts";
import { May } from "#accounts/permissions/may.tsx";
import { adminOrderPath } from "#orders/links/list-query.ts";
import { MoreOfRecord, RecordNext } from "#records/page/record-next.tsx";
import { useActButton } from "#ui/form/act-button.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { rupeesColumn, rupeesExact } from "#values/money/decimal-rupees.ts";
import { DeclineReturnForm } from "./decline-form.tsx";
import type { ManagedReturn } from "./read-return.server.ts";
import { ReceiveForm, ReturnActForm, type ReturnActProps } from "./receive-form.tsx";
import { type ReturnActName, returnActNeeds } from "./return-act.form.ts";
import { returnNextText, returnAdminText as text } from "./return-admin.text.ts";
import { nextOfReturn, type ReturnNext } from "./return-next.ts";
import { noteOf, SettleForm, wishedWay } from "./settle-form.tsx";

/** What waits of a return, the one thing to do about it, and the rest of it folded. */
export function ReturnNextCard(props: ReturnActProps) {
  const { request, failed, left, buyer } = props.managed;
  const next = nextOfReturn({ request, isFailed: failed !== null, left });
  return (
    <RecordNext
      level={3}
      sentence={returnNextText.sentences[next](buyer.name)}
      since={sinceOf(props.managed)}
      more={<More next={next} {...props} />}
    >
      <p className="text-ink-2">{hintOf(next, props.managed)}</p>
      <Act next={next} {...props} />
    </RecordNext>
  );
}

type PartProps = ReturnActProps & { next: ReturnNext };

const sinceOf = ({ request }: ManagedReturn): Date =>
  request.settledAt ?? request.receivedAt ?? request.approvedAt ?? request.requestedAt;

function hintOf(next: ReturnNext, { request }: ManagedReturn): string {
  switch (next) {
    case "retry":
      return text.nextUnpaid;
    case "parcel":
      return text.parcelWaits;
    case "answer":
    case "receive":
    case "refund":
    case "settle":
    case "nothing":
      return text.next[request.state];
  }
}

/** What is mainly done about it; nothing for who may not. */
function Act({ next, ...props }: PartProps) {
  const may = useMay();
  switch (next) {
    case "answer":
      return may(returnActNeeds.approve) && <ApproveForm {...props} />;
    case "receive":
      return may(returnActNeeds.receive) && <ReceiveForm {...props} />;
    case "refund":
      return may(returnActNeeds.settle) && <SendBackForm {...props} />;
    case "settle":
    case "retry":
      return may(returnActNeeds.settle) && <SettleForm {...props} />;
    case "parcel":
      return (
        <ButtonLink
          variant="primary"
          to={adminOrderPath(props.managed.request.orderId)}
          className="justify-self-start"
        >
          {returnNextText.openOrder}
        </ButtonLink>
      );
    case "nothing":
      return null;
  }
}

/** What else can be done, where there is anything. */
function More({ next, ...props }: PartProps) {
  const { kind } = props.managed.request;
  const isOpen = props.given?.kind === "refused";
  if (next === "answer")
    return (
      <May needs={returnActNeeds.decline}>
        <MoreOfRecord isOpen={isOpen}>
          <DeclineReturnForm {...props} />
        </MoreOfRecord>
      </May>
    );
  if (next !== "refund" && !(next === "receive" && kind === "damage")) return null;
  return (
    <May needs={returnActNeeds.settle}>
      <MoreOfRecord isOpen={isOpen}>
        <SettleForm {...props} />
      </MoreOfRecord>
    </May>
  );
}

function ApproveForm(props: ReturnActProps) {
  return (
    <ReturnActForm {...props} label={text.approve}>
      <Button {...useActButton<ReturnActName>("approve")} variant="primary">
        {text.approve}
      </Button>
    </ReturnActForm>
  );
}

/** What is suggested goes back in one press, in the way in which its buyer would have it. */
function SendBackForm(props: ReturnActProps) {
  const { managed } = props;
  const { suggested, buyer } = managed;
  const way = wishedWay(managed);
  const label = way === "refund" && !managed.isCash ? returnNextText.sendBack : returnNextText.wasSentBack;
  return (
    <ReturnActForm {...props} label={label}>
      <p>
        {noteOf(way, managed)} {text.suggested(suggested.total, suggested.shipping)}
      </p>
      <input type="hidden" name="way" value={way} />
      <input type="hidden" name="amount" value={rupeesColumn(suggested.total)} />
      <ConfirmButton
        {...useActButton<ReturnActName>("settle")}
        variant="primary"
        question={returnNextText.askSendBack(rupeesExact(suggested.total), buyer.name)}
      >
        {label}
      </ConfirmButton>
    </ReturnActForm>
  );
}
