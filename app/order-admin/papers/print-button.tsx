import { type ReactNode, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import type { Notice } from "#platform/notice.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { useToast } from "#ui/overlay/toast.tsx";
import { orderAdminText } from "../order-admin.text.ts";
import { savedWords } from "../order-notices.text.ts";
import type { Printed } from "./mark-printed.server.ts";
import { papersText } from "./papers.text.ts";

type PrintedAnswer = Printed | null;

/** The `clientAction` of a page with slips: paper is printed though the shop could not be reached. */
export const withPrinted = (call: { request: Request; serverAction: () => Promise<Printed> }) =>
  withAdminAction<Printed, null>(call, null, orderAdminText.packFailed);

/**
 * Prints the page once the shop knows that its orders are being packed, and the page has been read again:
 * what was cancelled meanwhile says so on its slip. The browser's own way to print reports it to the shop as
 * well. Where the shop could not be reached, that stands there until it was: the print dialogue outlasts
 * every toast.
 */
export function PrintButton({ orderIds }: { orderIds: readonly string[] }) {
  const { tell, isTelling, hasFailed } = useTelling(orderIds);
  const print = async () => {
    await tell();
    // What the page now says stands on it first.
    setTimeout(() => window.print(), 100);
  };
  return (
    <>
      <Button
        variant="primary"
        small
        className="needs-script"
        pending={isTelling}
        onClick={() => void print()}
      >
        {papersText.print}
      </Button>
      {hasFailed && (
        <div role="alert" className="flex w-full flex-wrap items-center gap-3">
          <FormProblem text={orderAdminText.packFailed.text} className="grow" />
          <Button small pending={isTelling} onClick={() => void tell()}>
            {orderAdminText.tellAgain}
          </Button>
        </div>
      )}
    </>
  );
}

/**
 * Reports to the shop that slips are printed, once for each page, and again where it could not be reached.
 */
function useTelling(orderIds: readonly string[]) {
  const { submit, data, state } = useFetcher<PrintedAnswer>();
  const toast = useToast();
  const isTold = useRef(false);
  const hasFailed = data === null;
  const tell = async () => {
    isTold.current = true;
    if (orderIds.length === 0) return;
    const form = new FormData();
    for (const id of orderIds) form.append("id", id);
    await submit(form, { method: "post" });
  };
  const telling = useRef(tell);
  telling.current = tell;
  useEffect(() => {
    const onPrint = () => {
      if (!isTold.current) void telling.current();
    };
    window.addEventListener("beforeprint", onPrint);
    return () => window.removeEventListener("beforeprint", onPrint);
  }, []);
  useEffect(() => {
    if (data === null) isTold.current = false;
    for (const notice of data ? noticesOf(data) : []) toast(notice);
  }, [data, toast]);
  return { tell, isTelling: state !== "idle", hasFailed };
}

interface PrintBarProps {
  backTo: string;
  back: string;
  /** The orders whose slips are printed: from then on they are being packed. */
  orderIds: readonly string[];
  /** The shop's answer to that without script. */
  printed: Printed | null | undefined;
  /** What else can be done with what is printed. */
  children?: ReactNode;
}

/** Above what is meant for paper; not on it. */
export function PrintBar({ backTo, back, orderIds, printed, children }: PrintBarProps) {
  return (
    <div className="mb-6 flex flex-wrap gap-3 print:hidden">
      <ButtonLink small to={backTo}>
        {back}
      </ButtonLink>
      <PrintButton orderIds={orderIds} />
      {children}
      {printed && <Told printed={printed} />}
      {orderIds.length > 0 && !printed && (
        <noscript>
          <TellForm orderIds={orderIds} />
        </noscript>
      )}
    </div>
  );
}

/** Without script nobody notices that a page is printed. */
const TellForm = ({ orderIds }: Pick<PrintBarProps, "orderIds">) => (
  <form method="post" className="flex flex-wrap items-center gap-3">
    {orderIds.map((id) => (
      <input key={id} type="hidden" name="id" value={id} />
    ))}
    <Button type="submit" small>
      {orderAdminText.beingPacked}
    </Button>
    <span className="text-sm">{orderAdminText.printedHint}</span>
  </form>
);

function Told({ printed }: { printed: Printed }) {
  const notices = noticesOf(printed);
  return (notices.length > 0 ? notices : [savedWords.packed]).map(({ title, text }) => (
    <p key={title} role="status" className="w-full text-sm">
      <b>{title}</b> {text}
    </p>
  ));
}

/** Which of them are not packed, and why. */
const noticesOf = ({ notPacked, notMade }: Printed): Notice[] => [
  ...(notPacked.length > 0 ? [orderAdminText.notPacked(notPacked)] : []),
  ...(notMade.length > 0 ? [orderAdminText.notMadeYet(notMade)] : []),
];
