import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { grouped } from "#values/text/grouped.ts";
import { type Invoice, type InvoiceLine, localTaxName, rateWords } from "./invoice.ts";

/** A column of an invoice's table, in points from the left edge of the text. */
export interface PaperColumn {
  label: string;
  x: number;
  width: number;
  align: "left" | "right";
  cell(line: InvoiceLine, index: number): string;
}

interface Plan {
  label: string;
  width: number;
  align?: "right";
  cell(line: InvoiceLine, index: number): string;
}

const gap = 6;

/** Amounts without the sign: the heading says that they are rupees. */
const amount = (paise: Parameters<typeof rupeesExact>[0]): string => rupeesExact(paise).replace("₹", "");

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
    { label: "#", width: 14, cell: (_, index) => String(index + 1) },
    { label: "Description", width: 0, cell: described },
    // Eight digits in one line: a code that is broken is read as two.
    { label: "HSN", width: 42, cell: ({ hsn }) => hsn ?? "–" },
    {
      label: "Qty",
      width: 22,
      align: "right",
      cell: ({ quantity }) => (quantity === null ? "–" : grouped(quantity)),
    },
    { label: "Price ₹", width: 52, align: "right", cell: ({ unitPrice }) => amount(unitPrice) },
    ...(facts.kind === "tax" ? taxPlans(facts) : []),
    { label: "Amount ₹", width: 58, align: "right", cell: (line) => amount(line.amount) },
  ];
}

const described = ({ description, personal = [], sku, discount }: InvoiceLine): string =>
  [description, ...personal, sku && `SKU ${sku}`, discount > 0 && `Discount ${rupeesExact(discount)}`]
    .filter(Boolean)
    .join("\n");

function taxPlans({ taxPlace, seller }: Invoice): Plan[] {
  const taxable: Plan = {
    label: "Taxable ₹",
    width: 56,
    align: "right",
    cell: ({ split }) => amount(split.taxable),
  };
  if (taxPlace === "other-state") return [taxable, taxPlan("IGST ₹", "igst", 1)];
  return [taxable, taxPlan("CGST ₹", "cgst", 2), taxPlan(`${localTaxName(seller.gstin)} ₹`, "sgst", 2)];
}

/** A tax with its rate above its amount. */
const taxPlan = (label: string, tax: "cgst" | "sgst" | "igst", shares: 1 | 2): Plan => ({
  label,
  width: 48,
  align: "right",
  cell: (line) => taxed(line, `${amount(line.split[tax])}\n${rateWords(line.rate ?? 0, shares)}`),
});
