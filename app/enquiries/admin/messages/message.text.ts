import type { MessageNext } from "./message-next.ts";
import type { MessageStatus } from "./message-status.ts";

/** The contact messages' screen in words; what docs/product quotes stands here to the letter. */
export const messagesText = {
  title: "Contact Form Submissions",
  search: "Search messages",
  empty: {
    title: "No contact messages yet.",
    text: "When users submit the contact form, their messages will appear here.",
  },
  noneFound: { title: "No messages match.", text: "Try other words, or another status." },
  dialog: "Manage Message",
  send: "Save & Send by Mail",
  sendHint: (email: string) => `Save & Send by Mail also sends this text to ${email}.`,
  noMail: "Nobody knows a mailbox of theirs: answer on WhatsApp, and keep here what you wrote.",
  via: "By WhatsApp",
  unverified: (name: string) => `${name} (so they call themselves on WhatsApp; nobody has checked it)`,
  answerThere: "Answer on WhatsApp",
  saved: { title: "Success", text: "Message updated successfully." },
  savedAndSent: { title: "Success", text: "Message updated successfully. Your reply is on its way." },
  next: "Next message",
  noneLeft: "No other message waits for an answer.",
  erased: { title: "Success", text: "Message erased." },
  eraseQuestion: "Erase this message for good? This can't be undone.",
  loadFailed: (reason: string) => ({ title: "Error", text: `Failed to load messages. ${reason}` }),
  saveFailed: (reason: string) => ({ title: "Error", text: `Failed to update message. ${reason}` }),
  reasons: {
    broken: "Please try again.",
    offline: "The shop could not be reached.",
    gone: "This message does not exist any more.",
    noAddress: "This is no address that a mail can be sent to.",
  },
  errors: { status: "Please choose a status.", response: "Please write what to send." },
  answer: "Admin Response / Notes",
  updatedOn: (when: string) => `Updated ${when}`,
};

/** The next act on a message from `who`; in the list in a word or two. */
export const messageNextText = {
  sentences: {
    answer: (who: string) => `${who} waits for your answer.`,
    finish: (who: string) => `You have answered ${who}. Is it done?`,
    judge: (who: string) => `The shop took what ${who} wrote for spam. Is it?`,
    nothing: () => "Nothing waits.",
  } satisfies Record<MessageNext, (who: string) => string>,
  waits: {
    answer: "To answer",
    finish: "Answered",
    judge: "Spam?",
    nothing: "Nothing",
  } satisfies Record<MessageNext, string>,
  done: "It Is Done",
};

export const messageStatusWords: Readonly<Record<MessageStatus, string>> = {
  Pending: "Pending",
  Contacted: "Contacted",
  Resolved: "Resolved",
  Spam: "Spam",
};
