import { useEffect, useRef } from "react";
import type { ToastContent } from "../overlay/toast-queue.ts";

interface StandingNoticeProps {
  notice: ToastContent | undefined;
  /** No field is wrong: without script the browser leads here. */
  takesFocus?: boolean;
}

/** What came of a form that was posted without script; with script a toast says it. */
export function StandingNotice({ notice, takesFocus = false }: StandingNoticeProps) {
  if (!notice) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: an answer to what was just sent
    <p role="alert" tabIndex={-1} autoFocus={takesFocus} className="mb-4 text-geru">
      <strong>{notice.title}</strong> {notice.text}
    </p>
  );
}

/** Says where a form stood that it was taken, in sight after a press on a button far below. */
export function SentNotice({ title, text }: { title: string; text: string }) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <p ref={said} role="status" className="mb-6 scroll-mt-24 frame-double p-4">
      <strong>{title}</strong> {text}
    </p>
  );
}
