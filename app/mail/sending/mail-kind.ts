/** The kind of mails that tell the owner of trouble. */
export const alertMailKind = "alert";
