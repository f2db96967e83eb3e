import { type BookMonth, monthAfter } from "./book-month.ts";

/**
 * Until when a monthly filer's GSTR-1 is due: the 11th of the month after (Notification 83/2020-Central Tax
 * of 10 November 2020). Quarterly filers have until the 13th after their quarter.
 */
export const dueDay = (month: BookMonth): string => `${monthAfter(month)}-11`;
