import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { adminOrder } from "../../../tests/admin-order.ts";
import { routedMarkup } from "../../../tests/render-markup.tsx";
import { BuyerLink } from "../buyer-link.tsx";
import { OrdersBulk } from "../list/order-table.tsx";
import { CashPart } from "../money/cash-part.tsx";
import { RefundPart } from "../money/refund-part.tsx";
import { nextOf } from "../next/next-of.ts";
import type { OrderAnswer } from "../order-act.form.ts";
import { PaperLinks } from "../papers/paper-links.tsx";
import type { AdminPage } from "../read-order.server.ts";
import { MoreActs } from "./more-acts.tsx";
import { NotePanel } from "./note-panel.tsx";

const order = adminOrder({ status: "processing", fulfilment: "processing", paymentState: "cod_collected" });
const adminPage: AdminPage = {
  ...{
    order,
    history: [],
    returns: [],
    certificates: [],
    audit: [],
    refunds: [],
    lots: [],
    whatsapp: [],
    advised: undefined,
  },
  ...{ refundable: paise(2000_00), refundKey: "k", refundTyped: null, refundFor: null },
  ...{ hasCarrier: true, today: "2026-11-21", next: null, buyerLink: { link: "", words: "" } },
  ...{
    mayCorrectAddress: false,
    supply: null,
    eWay: undefined,
    invoiceNumber: null,
    creditNotes: [],
    mayCredit: true,
  },
  noInvoice: undefined,
};

/** The forms of a part of a page, as a browser without script gets them. */
const formsOf = (part: ReactNode): string[] => routedMarkup(part).match(/<form.*?<\/form>/gs) ?? [];

const query = { filter: "all", text: "", page: 1 } as const;
const box = /<noscript>.*<input type="checkbox" required/s;

test.each([
  ["a refund", <RefundPart key="refund" adminPage={adminPage} />, 1],
  ["cash", <CashPart key="cash" order={order} answer={undefined} />, 2],
  ["a credit note", <PaperLinks key="papers" adminPage={adminPage} />, 1],
  ["an act for several orders", <OrdersBulk key="bulk" query={query} hasCarrier />, 1],
])("without script, %s has one box for its one act, and the browser sees to it", (_, part, count) => {
  const forms = formsOf(part);
  expect(forms).toHaveLength(count);
  for (const form of forms) {
    expect(form).toMatch(box);
    expect(form.match(/type="checkbox"/g)).toHaveLength(1);
    expect(/<form[^>]*>/.exec(form)?.[0]).not.toMatch(/novalidate/i);
  }
});

test("looking at several orders asks for no box", () => {
  const [form = ""] = formsOf(<OrdersBulk query={query} hasCarrier />);
  const looking = form.match(/<button[^>]*formaction[^>]*>/gi) ?? [];
  expect(looking).toHaveLength(4);
  for (const button of looking) expect(button).toMatch(/formnovalidate/i);
});

const internalNote = 'Call first.\n\nThen "wrap" it.';
const shownWith = (answer?: OrderAnswer): string =>
  routedMarkup(<NotePanel order={adminOrder({ internalNote })} answer={answer} />);

test("a note's form carries the kept note as it was shown, so that its own page can change it", () => {
  const shown = internalNote.replaceAll('"', "&quot;");
  expect(/name="noteBefore" value="([^"]*)"/.exec(shownWith())?.[1]).toBe(shown);
  expect(shownWith()).toMatch(/<textarea[^>]*>Call first\./);
});

test("a refused note's form carries what was shown then, and what was typed", () => {
  const html = shownWith({ kind: "refused", errors: {}, typed: { noteBefore: "", note: "second thoughts" } });
  expect(html).toContain('name="noteBefore" value=""');
  expect(html).toMatch(/<textarea[^>]*>second thoughts/);
});

test.each([true, false])(
  "a wrong tracking link opens 'More' where its field is: above: %s",
  (isTrackedAbove) => {
    const answer = { kind: "refused", errors: { trackingUrl: "Wrong." }, typed: {} } as const;
    const next = nextOf(adminPage);
    const html = routedMarkup(<MoreActs {...{ next, adminPage, answer, isTrackedAbove }} />);
    expect(/<details[^>]* open=""/.test(html)).toBe(!isTrackedAbove);
  },
);

const link = "https://shop.example/order-confirmation?orderId=JC-1&token=a%2Bb";

const message = { link, words: `Your order: ${link}` };
const shown = (phone: string | null) =>
  routedMarkup(<BuyerLink label="Link for the buyer" message={message} phone={phone} />);

test("a buyer's link stands there to copy, and goes to a mobile number by WhatsApp", () => {
  const page = shown("098765 43210");
  expect(page).toContain(`value="${link.replaceAll("&", "&amp;")}"`);
  const address = /href="(https:\/\/wa\.me\/[^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect(address).toMatch(/^https:\/\/wa\.me\/919876543210\?text=/);
  expect(new URL(address).searchParams.get("text")).toBe(`Your order: ${link}`);
});

test.each([[null], ["011 2345 6789"]])("a buyer's link goes by WhatsApp not to %s", (phone) =>
  expect(shown(phone)).not.toContain("wa.me"),
);
