/** The way from a visit to an order, as far as each page shows that somebody came. */
export const visitSteps = ["visit", "product", "cart", "checkout", "order"] as const;
export type VisitStep = (typeof visitSteps)[number];

/** What a page says of who asks for it: how far they came, or that they work here. */
export type PageStep = VisitStep | "staff";

/** 1 to 5: who came further was there too. */
export const stepNumber = (step: PageStep): number => (step === "staff" ? 1 : visitSteps.indexOf(step) + 1);
