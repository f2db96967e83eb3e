import { useEffect } from "react";
import { useLocation } from "react-router";
import { clearedNotice, noticeIn } from "#platform/notice.ts";
import { useToast } from "#ui/toast.tsx";

/** Shows the notice that an earlier answer left in its cookie, once. */
export function WaitingNotice() {
  const toast = useToast();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for on every page
  useEffect(() => {
    const notice = noticeIn(document.cookie);
    if (!notice) return;
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is missing in browsers that shoppers still use
    document.cookie = clearedNotice;
    toast(notice);
  }, [toast, key]);
  return null;
}
