// What the owner's area still says in English alone. Both lists only get shorter: CONTRIBUTING.md, "Say a
// room of the owner's area in Hindi".

/** Files in which words stand themselves. */
export const stillInline: readonly string[] = [
  "app/enquiries/admin/enquiries-view.tsx",
  "app/enquiries/admin/enquiry-card.tsx",
  "app/enquiries/admin/enquiry-dialog.tsx",
  "app/enquiries/admin/grievances/grievances-table.tsx",
  "app/enquiries/admin/grievances/manage-grievance.tsx",
  "app/enquiries/admin/later-rows.tsx",
  "app/enquiries/admin/messages/contact-messages.page.tsx",
  "app/enquiries/admin/messages/message-card.tsx",
  "app/enquiries/admin/quotes/quote-card.tsx",
  "app/enquiries/admin/quotes/quote-fields.tsx",
  "app/offers/admin/offer-acts.tsx",
  "app/offers/admin/offer-bill.tsx",
  "app/offers/admin/offer-facts.tsx",
  "app/offers/admin/offers-table.tsx",
  "app/offers/admin/write-offer.tsx",
  "app/offers/form/address-parts.tsx",
  "app/offers/form/buyer-part.tsx",
  "app/offers/form/offer-form.tsx",
  "app/offers/taking/take-order.tsx",
  "app/offers/taking/taken-order-view.tsx",
];

/** Texts that have no Hindi beside them. */
export const stillEnglish: readonly string[] = [
  "app/enquiries/admin/grievances/grievance-admin.text.ts",
  "app/enquiries/admin/messages/message.text.ts",
  "app/enquiries/admin/quotes/quote.text.ts",
  "app/offers/admin/offer-admin.text.ts",
  "app/offers/taking/new-order.text.ts",
  "app/offers/writing/offer-form.text.ts",
];

/** Files that read texts while they load. */
export const stillEarly: readonly string[] = ["app/offers/taking/take-order.tsx"];
