import { redirect } from "react-router";
import { type Notice, noticeCookie } from "#platform/notice.ts";

/** Leads a form that was taken to a page, which says the notice. */
export const redirectWithNotice = (address: string, notice: Notice): Response =>
  redirect(address, { status: 303, headers: { "Set-Cookie": noticeCookie(notice) } });
