// What the owner's area still says in English alone. Both lists only get shorter: CONTRIBUTING.md, "Say a
// room of the owner's area in Hindi".

/** Files in which words stand themselves. */
export const stillInline: readonly string[] = [
  "app/enquiries/admin/enquiries-view.tsx",
  "app/enquiries/admin/enquiry-card.tsx",
  "app/enquiries/admin/enquiry-dialog.tsx",
  "app/enquiries/admin/grievances/grievances-table.tsx",
  "app/enquiries/admin/later-rows.tsx",
  "app/enquiries/admin/messages/contact-messages.page.tsx",
  "app/enquiries/admin/messages/message-card.tsx",
  "app/enquiries/admin/quotes/quote-card.tsx",
];

/** Texts that have no Hindi beside them. */
export const stillEnglish: readonly string[] = [
];

/** Files that read texts while they load. */
