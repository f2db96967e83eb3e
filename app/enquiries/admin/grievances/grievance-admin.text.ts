import { longDateTime } from "#values/time/date-time.ts";

import type { GrievanceNext } from "./grievance-next.ts";

/** The next act on a grievance of `who`; in the list in a word or two. */
export const grievanceNextText = {
  sentences: {
    acknowledge: (who: string, by: string) => `Tell ${who} by ${by} that it has come.`,
    resolve: (who: string, by: string) => `Answer ${who} by ${by}.`,
    judge: () => "The shop took this for spam. Is it?",
    nothing: () => "It is resolved: nothing waits.",
  } satisfies Record<GrievanceNext, (who: string, by: string) => string>,
  waits: {
    acknowledge: "To acknowledge",
    resolve: "To answer",
    judge: "Spam?",
    nothing: "Nothing",
  } satisfies Record<GrievanceNext, string>,
};

/** The grievances' admin page in words; what docs/product quotes stands here to the letter. */
export const grievanceAdminText = {
  title: "Grievances",
  note: "Acknowledged within 48 hours, answered within one month: the law counts from the moment they came.",
  dialog: "Manage Grievance",
  tabs: { open: "Open", resolved: "Resolved", spam: "Spam" },
  none: {
    open: "No grievance waits for an answer.",
    resolved: "No grievance has been resolved yet.",
    spam: "Nothing was taken for spam.",
  },
  states: { open: "To acknowledge", acknowledged: "Acknowledged", resolved: "Resolved" },
  late: { acknowledge: "Acknowledgement overdue", resolve: "Answer overdue" },
  by: (moment: Date) => `by ${longDateTime(moment)}`,
  erasedSender: "(erased)",
  words: "Reply",
  wordsHint: (email: string | null) =>
    email === null
      ? "They gave no e-mail address: what you write stands on the ticket's page. Please call them."
      : `Sent to ${email}, and shown on the ticket's page.`,
  buttons: {
    acknowledge: "Acknowledge",
    reply: "Send Reply",
    resolve: "Resolve",
    real: "Not Spam",
  },
  askAcknowledge: {
    ticked: "Acknowledge the ticked grievances? Each sender with an e-mail address gets a mail.",
    several: (count: number) =>
      `Acknowledge ${count === 1 ? "1 grievance" : `${count} grievances`}? Each sender with an e-mail address gets a mail.`,
  },
  nextGrievance: "Next grievance",
  actsLabel: "Answer the grievance",
  acknowledgeHint: "'Acknowledge' may go without words; 'Send Reply' and 'Resolve' need some.",
  eraseQuestion: "Erase this grievance for good? This can't be undone.",
  done: {
    acknowledge: { title: "Acknowledged", text: "The grievance is acknowledged." },
    reply: { title: "Reply Sent", text: "Your words stand on the ticket's page." },
    resolve: { title: "Resolved", text: "The grievance is resolved." },
    real: { title: "Success", text: "It is no spam, and stands under Open." },
    erase: { title: "Success", text: "Grievance erased." },
  },
  listFailed: { title: "Error", text: "Failed to load the grievances. Please try again." },
  saveFailed: (reason: string) => ({ title: "Error", text: reason }),
  offline: "The shop could not be reached. What you typed is kept.",
  reasons: {
    broken: "Nothing was changed. Please try again.",
    gone: "This grievance does not exist any more.",
    unfit: "This can't be done to it as it stands now.",
  },
  errors: { words: "Please write what to say.", wordsLong: "Please use at most 4,000 characters." },
  facts: {
    ticket: "Ticket",
    status: "Status",
    orderNumber: "Order Number",
    acknowledge: "Acknowledge",
    resolve: "Resolve",
    happened: "What happened",
    said: (when: string) => `Said ${when}`,
  },
};
