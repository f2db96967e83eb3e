import { newEmail } from "../checkout/purchase.ts";

// Each form of the pages that bring people here, given what no person types.

export interface AbusedForm {
  path: string;
  good: Record<string, string>;
  /** Fields of one line, and of several. */
  lines: string[];
  texts: string[];
  /** Is the sender told by mail that it came? */
  acknowledged: boolean;
}

export const formNames = ["contact", "quote", "sample", "bulk quote", "comment"] as const;
type FormName = (typeof formNames)[number];

const person = () => ({ fullName: "Asha Rao", email: newEmail() });

/** The forms on the pages of the shop under test: a post's, and a product's own quote. */
export const abusedForms = (pages: { post: string; quote: string }): Record<FormName, () => AbusedForm> => ({
  contact: () => ({
    path: "/contact",
    good: { ...person(), message: "Hello" },
    lines: ["fullName", "phone"],
    texts: ["message"],
    acknowledged: false,
  }),
  quote: () => ({
    path: "/b2b?form=quote",
    good: { ...person(), product: "Fish Tote", quantity: "50" },
    lines: ["fullName", "company", "product"],
    texts: ["logo"],
    acknowledged: true,
  }),
  sample: () => ({
    path: "/b2b?form=sample",
    good: { ...person(), product: "Fish Tote", address: "12 Gandhi Path\nPatna" },
    lines: ["fullName", "product"],
    texts: ["address"],
    acknowledged: true,
  }),
  "bulk quote": () => ({
    path: pages.quote,
    good: { ...person(), phone: "98765 43210", quantity: "50" },
    lines: ["fullName", "phone", "company"],
    texts: ["customization", "message"],
    acknowledged: true,
  }),
  comment: () => ({
    path: pages.post,
    good: { name: "Asha Rao", email: newEmail(), comment: "Hello" },
    lines: ["name"],
    texts: ["comment"],
    acknowledged: false,
  }),
});
