import type { PromotionKind, PromotionScope } from "../promotion.ts";

export const kindLabels: Record<PromotionKind, string> = {
  percent: "Percentage off goods",
  amount: "Amount off goods",
  shipping: "Off shipping",
  prepaid: "Amount off for paying ahead",
};

export const scopeLabels: Record<PromotionScope, string> = {
  all: "Everything",
  collection: "Collections",
  category: "Categories",
  products: "Products",
};

/** The wording of the admin's page of discounts. */
export const discountAdminText = {
  title: "Discounts",
  add: "Add New Discount",
  edit: "Edit Discount",
  save: "Save Discount",
  note: "An order gets the best discount that applies by itself, one code, and what paying ahead saves.",
  none: "No discounts yet.",
  listFailed: {
    title: "Error fetching discounts",
    text: "Could not fetch the discounts. Please try again.",
  },
  saveFailed: {
    title: "Error saving discount",
    text: "The discount could not be saved. What you typed is kept.",
  },
  deleteFailed: { title: "Error deleting discount", text: "The discount could not be deleted." },
  added: (title: string) => ({ title: "Discount Added", text: `${title} is there now.` }),
  saved: (title: string) => ({ title: "Discount Saved", text: `${title} is up to date.` }),
  deleted: { title: "Discount Deleted", text: "Nobody had used it." },
  askDelete: (name: string) =>
    `Delete “${name}”? This can't be undone. A discount that was used can only be made inactive.`,
  hasUses: "This discount has been used, so its orders keep it. Make it inactive instead.",
  gone: "This discount does not exist any more.",
  columns: { name: "Discount", effect: "What it does", uses: "Uses", sales: "Sales", acts: "Actions" },
  parts: { gives: "What it gives", scope: "For what, whom and when" },
  fields: {
    code: "Code",
    kind: "Kind",
    value: "Value",
    cap: "Cap",
    minSubtotal: "Minimum Subtotal",
    appliesTo: "Applies To",
    which: "Which",
    starts: "Starts",
    ends: "Ends",
    mostUses: "Most Uses",
    mostPerPerson: "Most Per Person",
    firstOrder: "First Order Only",
    active: "Active",
    onHome: "Show on the home page",
  },
  hints: {
    code: "What shoppers type. Leave it empty for a discount that applies by itself.",
    title: "What it is called on the bill where it has no code.",
    value: "Per cent or rupees. For shipping, leave it empty to make it free.",
    cap: "The most it takes off, in rupees.",
    minSubtotal: "What the goods that it is for must come to, in rupees.",
    which: "Names, separated by commas: Bags, Home Decor. Products by name, SKU or the end of their address.",
    moment: "In India: 1/12/2026, or 1/12/2026 6:30 pm. An end without a time is the end of that day.",
    onHome: "Its code stands in a band above the home page for everybody, as long as it runs.",
    mostPerPerson: "Told by e-mail address and phone.",
  },
  errors: {
    code: "Use 2 to 32 letters from A to Z, digits and hyphens, without spaces.",
    codeUsed: "Another discount has this code already. Capital and small letters make no difference.",
    codePrepaid: "What paying ahead saves applies by itself. Leave the code empty.",
    needsCode: "Only a discount with a code can ask who uses it.",
    homeNeedsCode: "Only a discount with a code can stand on the home page.",
    title: "Please enter a title.",
    percent: "Enter a percentage above 0 and up to 100, with at most two decimals.",
    sum: "Enter an amount in rupees above 0, such as 150 or 149.50.",
    which: "Say which, by names separated by commas.",
    whichUnknown: (name: string) => `The shop has nothing called “${name}”.`,
    whichSeveral: (name: string, slugs: readonly string[]) =>
      `Several products are called “${name}”. Name each by the end of its address: ${slugs.join(", ")}.`,
    window: "The end must come after the start.",
  },
} as const;
