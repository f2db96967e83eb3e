import { useEffect } from "react";
import { useLocation } from "react-router";
import { clearedNotice, noticeIn, takeTabNotice } from "#platform/notice.ts";
import { useToast } from "#ui/overlay/toast.tsx";

/** Shows the notice that an earlier page or answer left, once. */
export function WaitingNotice() {
  const toast = useToast();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for on every page
  useEffect(() => {
    const own = takeTabNotice();
    if (own) return toast(own);
    const notice = noticeIn(document.cookie);
    if (!notice) return;
    // biome-ignore lint/suspicious/noDocumentCookie: many browsers have no cookieStore
    for (const path of ["/", location.pathname]) document.cookie = clearedNotice(path);
    toast(notice);
  }, [toast, key]);
  return null;
}
