import { foreignPicturesIn } from "#platform/html/rich-html.server.ts";
import type { Notice } from "#platform/notice.ts";
import { leftOutPictures } from "./left-out-pictures.text.ts";

/** That something was saved, and how many pictures its HTML texts lost by that, as they were sent. */
export function withLeftOut(notice: Notice, sent: readonly string[]): Notice {
  const count = sent.reduce((sum, html) => sum + foreignPicturesIn(html), 0);
  if (count === 0) return notice;
  const text = [notice.text, leftOutPictures(count)].filter(Boolean).join(" ");
  return { ...notice, text, duration: Math.max(notice.duration ?? 0, 10_000) };
}
