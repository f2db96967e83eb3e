export const serverPath = "/admin/dashboard/settings/server";

interface ServerSetting {
  name: string;
  does: string;
}

/** The settings of the server, by an owner's needs. English for everybody (HINDI-76). */
export const serverSettings: readonly { id: string; title: string; settings: readonly ServerSetting[] }[] = [
  {
    id: "mail",
    title: "Mails",
    settings: [
      {
        name: "SMTP_URL",
        does: "the mail server: smtps://user:password@host:465; without it no mail leaves",
      },
      { name: "MAIL_FROM", does: "the sender, where the mail server accepts no other" },
    ],
  },
  {
    id: "cards",
    title: "Cards and UPI",
    settings: [
      { name: "RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET", does: "the keys; without them a simulator answers" },
      { name: "RAZORPAY_WEBHOOK_SECRET", does: "the secret of the webhook in Razorpay's dashboard" },
    ],
  },
  {
    id: "backups",
    title: "Backups",
    settings: [
      { name: "BACKUP_EVERY_HOURS", does: "how often one is made by itself; 0 for never" },
      { name: "BACKUP_DIR", does: "the folder they go to; look at its room" },
      { name: "npm run backup", does: "makes one now" },
    ],
  },
  {
    id: "couriers",
    title: "Couriers",
    settings: [
      { name: "SHIPROCKET_EMAIL, SHIPROCKET_PASSWORD", does: "the API user by which couriers are booked" },
    ],
  },
];
