import type { ToastContent } from "#ui/overlay/toast-queue.ts";
import { accountText } from "./account.text.ts";
import type { AccountAnswer } from "./account-answer.ts";

interface NoticeWords {
  failed: ToastContent;
  /** The title of a refusal, where it differs from that of a failure. */
  refused?: { title: string };
  sent?(email: string): ToastContent;
}

/** What is said about an answer; nothing about a failure that has been told already. */
export function accountNotice(answer: AccountAnswer<string>, words: NoticeWords): ToastContent | undefined {
  const { title } = words.failed;
  const bad = (notice: ToastContent): ToastContent => ({ ...notice, tone: "destructive" });
  switch (answer.kind) {
    case "sent":
      return words.sent?.(answer.email);
    case "refused":
      return bad({ title: words.refused?.title ?? title, text: Object.values(answer.errors).find(Boolean) });
    case "exists":
      return bad(accountText.signUp.exists);
    case "unconfirmed":
      return bad({ title, text: accountText.login.unconfirmed });
    case "stale":
      return bad({ title, text: accountText.reset.stale.title });
    case "failed":
      return answer.text === undefined ? undefined : bad({ title, text: answer.text });
  }
}
