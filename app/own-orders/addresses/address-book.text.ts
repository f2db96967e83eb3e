import type { Notice } from "#platform/notice.ts";
import { mostAddresses } from "./address-book.ts";

const tooMany = `You keep ${mostAddresses} addresses already. Delete one first.`;
const failed = { title: "Not saved", tone: "destructive" } as const;

/** The words of a customer's saved addresses. */
export const addressBookText = {
  title: "Addresses",
  description: "The addresses that you keep for the checkout.",
  intro: "The checkout offers these addresses. It begins with your default one.",
  empty: {
    title: "You have no saved addresses yet.",
    text: "Add one here, or tick 'Save this address' in the checkout.",
  },
  full: `You keep ${mostAddresses} addresses, which is as many as there can be.`,
  add: "Add Address",
  addAbroad: "Add an Address Abroad",
  edit: "Edit",
  remove: "Delete",
  makeDefault: "Make default",
  isDefault: "Default",
  save: "Save Address",
  cancel: "Cancel",
  askRemove: "Delete this address?",
  readFailed: { title: "Error", text: "Could not fetch your addresses." },
  unsent: { title: "Error", text: "Could not save this. Please try again." },
  missing: { title: "Address Not Found", text: "This address doesn't exist or you don't have access." },
  back: "Back to your addresses",
};

/** The notice once an act is done. */
export const addressNotices: Record<"added" | "kept" | "deleted" | "default", Notice> = {
  added: { title: "Address Added", text: "The checkout offers it from now on." },
  kept: { title: "Address Saved", text: "The checkout offers it as it is now." },
  deleted: { title: "Address Deleted", text: "It is gone from your account. Your orders keep theirs." },
  default: { title: "Default Address", text: "The checkout begins with this address." },
};

/** Why an act was not done. */
export const addressTroubles = {
  full: { ...failed, text: tooMany },
  stale: {
    ...failed,
    text: "Someone else changed this meanwhile. Reload to see it; what you typed is kept below.",
  },
} satisfies Record<string, Notice>;
