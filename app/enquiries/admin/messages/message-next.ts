import type { MessageStatus } from "./message-status.ts";

/** The owner's next act on a message (ADMIN-65). */
export type MessageNext = "answer" | "finish" | "judge" | "nothing";

/** A message's status once the one button for it was pressed. */
export function statusAfterPress(next: "finish" | "judge"): MessageStatus {
  switch (next) {
    case "finish":
      return "Resolved";
    case "judge":
      return "Pending";
  }
}

/** `version` is 1 until somebody has looked at it. */
export function nextOfMessage({ status, version }: { status: MessageStatus; version: number }): MessageNext {
  switch (status) {
    case "Pending":
      return "answer";
    case "Contacted":
      return "finish";
    case "Resolved":
      return "nothing";
    case "Spam":
      return version === 1 ? "judge" : "nothing";
  }
}
