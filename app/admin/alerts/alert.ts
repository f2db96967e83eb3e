/** The intent of the form beside the alert about mails. */
export const resendIntent = "resend-mails";

/** Something about the shop's own running that its owner must look at. */
export interface Alert {
  kind:
    | "unreconciled-payments"
    | "owed-refunds"
    | "no-mail-server"
    | "stuck-mails"
    | "failing-jobs"
    | "failing-backups"
    | "many-orders"
    | "shut-out"
    | "stuck-bookings"
    | "kept-bookings"
    | "heavier-parcels"
    | "overdue-grievances"
    | "silent-keys"
    | "whatsapp-token"
    | "foreign-pictures"
    | "outage";
  /** Its single causes: admins are written to when one of these is new. */
  occasions: readonly string[];
  title: string;
  /** What it means and what to do first. */
  text: string;
}
