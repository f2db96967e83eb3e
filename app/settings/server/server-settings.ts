import type { Config } from "#platform/config/config.server.ts";

export const serverPath = "/admin/dashboard/settings/server";

interface ServerSetting {
  name: string;
  does: string;
}

type Service = "mail" | "cards" | "backups" | "whatsapp" | "couriers";

/** Which of them the server was given; whoever runs it sees so without its files. */
export const servicesSet = (config: Config): Readonly<Record<Service, boolean>> => ({
  mail: config.mail.smtpUrl !== undefined,
  cards: !config.razorpay.simulated,
  backups: config.backup.everyHours > 0,
  whatsapp: config.whatsapp !== undefined,
  couriers: config.carrier?.simulated === false,
});

/** The settings of the server, by an owner's needs. English for everybody (HINDI-76). */
export const serverSettings: readonly { id: Service; title: string; settings: readonly ServerSetting[] }[] = [
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
    id: "whatsapp",
    title: "Messages by WhatsApp",
    settings: [
      {
        name: "WHATSAPP_TOKEN, WHATSAPP_PHONE_NUMBER_ID",
        does: "a system user's token that never ends, and the id of the shop's number at Meta",
      },
      {
        name: "WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN",
        does: "the app's secret, and a word of your own for the webhook at /webhooks/whatsapp",
      },
      {
        name: "docs/whatsapp.md",
        does: "in the program's folder: the steps at Meta, the templates to hand in, what may go wrong",
      },
    ],
  },
  {
    id: "couriers",
    title: "Couriers",
    settings: [
      { name: "SHIPROCKET_EMAIL, SHIPROCKET_PASSWORD", does: "the API user by which couriers are booked" },
      { name: "CARRIER_WEBHOOK_TOKEN", does: "what Shiprocket's webhook sends as x-api-key" },
    ],
  },
];
