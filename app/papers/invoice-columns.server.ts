import { type Invoice, type InvoiceLine, localTax, rateWords } from "#orders/invoice/invoice.ts";
import { paperTaxText, paperColumnText as say } from "#orders/invoice/paper.text.ts";
import { fees } from "#shipping/adjustments.ts";
import { billText } from "#shipping/shipping.text.ts";
import { shippingMethods } from "#shipping/shipping.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import { type BothWords, bothWords, inOwnWords, together } from "./seller-words.server.ts";

/** A column of an invoice's table, in points from the left edge of the text. */
export interface PaperColumn {
  label: BothWords;
  x: number;
  width: number;
  align: "left" | "right";
  cell(line: InvoiceLine, index: number): string;
}

interface Plan {
  label: BothWords;
  width: number;
  align?: "right";
  cell(line: InvoiceLine, index: number): string;
}

const gap = 6;

/** Amounts without the sign: the heading says that they are rupees. */
const amount = (paise: Paise): string => rupeesExact(paise).replace("₹", "");

const taxed = (line: InvoiceLine, words: string): string => (line.rate === null ? "–" : words);

/** The columns that the kind of document and the place of supply ask for, laid side by side over `width`. */
export function invoiceColumns(facts: Invoice, left: number, width: number): PaperColumn[] {
  const plans = plansOf(facts).map((plan) => wideEnough(plan, facts));
  const fixed = plans.reduce((all, { width }) => all + width + gap, -gap);
  let x = left;
  return plans.map((plan) => {
    // What the figures leave goes to the description.
    const own = plan.width === 0 ? width - fixed : plan.width;
    const column = { ...plan, x, width: own, align: plan.align ?? ("left" as const) };
    x += own + gap;
    return column;
  });
}

/**
 * A figure that is broken into two lines is read as two. Mukta's figures are 0.54 em wide, its commas and
 * points less than 0.25, and lines are set in 9 points.
 */
function wideEnough(plan: Plan, { lines }: Invoice): Plan {
  if (plan.align !== "right") return plan;
  const widthOf = (text: string) =>
    [...text].reduce((all, sign) => all + (/[,.]/.test(sign) ? 2.25 : 4.9), 0);
  const cells = lines.flatMap((line, index) => plan.cell(line, index).split("\n"));
  return { ...plan, width: Math.max(plan.width, ...cells.map((text) => Math.ceil(widthOf(text)))) };
}

function plansOf(facts: Invoice): Plan[] {
  return [
    { label: inOwnWords("#"), width: 14, cell: (_, index) => String(index + 1) },
    { label: bothWords(() => say.description), width: 0, cell: (line) => described(line, facts) },
    // Eight digits in one line: a code that is broken is read as two.
    { label: bothWords(() => say.hsn), width: 42, cell: ({ hsn }) => hsn ?? "–" },
    {
      label: bothWords(() => say.quantity),
      width: 22,
      align: "right",
      cell: ({ quantity }) => (quantity === null ? "–" : grouped(quantity)),
    },
    {
      label: bothWords(() => say.price),
      width: 52,
      align: "right",
      cell: ({ unitPrice }) => amount(unitPrice),
    },
    ...(facts.kind === "tax" ? taxPlans(facts) : []),
    { label: bothWords(() => say.amount), width: 58, align: "right", cell: (line) => amount(line.amount) },
  ];
}

function described(line: InvoiceLine, { kind }: Pick<Invoice, "kind">): string {
  const { personal = [], sku, discount } = line;
  return [nameOf(line, kind), ...personal, sku && say.sku(sku), discount > 0 && discounted(discount)]
    .filter(Boolean)
    .join("\n");
}

const discounted = (discount: Paise): string =>
  `${together(
    bothWords(() => say.discount),
    "/",
  )} ${rupeesExact(discount)}`;

/** Goods are called as they were sold; shipping and fees are stored in English (HINDI-7). */
function nameOf({ description, quantity }: InvoiceLine, kind: Invoice["kind"]): string {
  const service = quantity === null && services().find(({ english }) => english === description);
  // A line with taxes is two lines high as it is.
  return service ? together(service, kind === "tax" ? "\n" : " · ") : description;
}

const services = (): BothWords[] => [
  ...shippingMethods.map((method) => bothWords(() => billText.shippingBy(method))),
  ...fees.map((fee) => bothWords(() => billText.fees[fee])),
];

function taxPlans({ taxPlace, seller }: Invoice): Plan[] {
  const taxable: Plan = {
    label: bothWords(() => say.taxable),
    width: 56,
    align: "right",
    cell: ({ split }) => amount(split.taxable),
  };
  if (taxPlace === "other-state") return [taxable, taxPlan("igst", "igst", 1)];
  return [taxable, taxPlan("cgst", "cgst", 2), taxPlan(localTax(seller.gstin), "sgst", 2)];
}

/** A tax with its rate above its amount. */
const taxPlan = (
  name: keyof typeof paperTaxText.names,
  tax: "cgst" | "sgst" | "igst",
  shares: 1 | 2,
): Plan => ({
  label: bothWords(() => say.tax(paperTaxText.names[name])),
  width: 48,
  align: "right",
  cell: (line) => taxed(line, `${amount(line.split[tax])}\n${rateWords(line.rate ?? 0, shares)}`),
});
