/**
 * The owner may be no programmer: each text says what it means and whom to ask; names of settings stand on
 * the server's page of the settings.
 */
const runner = "whoever runs the server";

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The shop's own alerts: the trouble, what it means and what to do first. */
export const alertText = {
  unreconciled: {
    title: "Payments wait for the provider",
    text: (count: number) =>
      `${counted(count, "payment or refund has", "payments and refunds have")} had no answer for half an hour. The shop goes on asking. Ask ${runner} to look at the payment provider's status page and keys.`,
  },
  owedRefunds: {
    title: "Money waits to go back",
    text: (orders: string) =>
      `A payment came too late, twice or with a wrong sum, a refund failed, or a cancelled order's money was left for a day: ${orders}. Open each order and send it back; nothing goes back by itself.`,
  },
  grievances: {
    title: "Grievances are overdue",
    text: (overdue: string) =>
      `The law wants them acknowledged within 48 hours and answered within one month, and these are late: ${overdue}. Open Grievances and answer them today.`,
    resolve: (number: string) => `${number} (to answer)`,
    acknowledge: (number: string) => `${number} (to acknowledge)`,
  },
  manyOrders: {
    title: "Very many orders from one sender",
    text: (count: number) =>
      `${count} orders came from one network, or for one e-mail address or phone, within ten minutes. Look at the newest orders before you pack, call the buyer, and cancel what nobody meant: its stock goes back on the shelf.`,
  },
  shutOut: {
    title: "Unpaid card orders keep buyers out",
    text: (products: string) =>
      `They hold the last of ${products}. Each lets go an hour after it was placed, and after 15 minutes where nobody has begun to pay. Look at the newest orders under 'Payment issues' and cancel what nobody means to pay: its pieces are for sale again at once.`,
  },
  silentKeys: {
    title: "Programs can't read orders",
    text: (keys: string) =>
      `These keys read nothing, as their makers are not known or may not read all orders: ${keys}. Open Connections: take over those whose programs you still use, and revoke the others.`,
  },
  whatsapp: {
    title: "Messages by WhatsApp are not sent",
    text: `WhatsApp takes the shop's token no more, so no message leaves; every mail goes as ever. Ask ${runner} to make another token, to set it and to restart the shop. Then press 'Try It on WhatsApp' in First Steps.`,
  },
  pictures: {
    title: "Pictures could not be fetched",
    text: (records: string) =>
      `These have pictures that lie on another machine and could not be fetched, so a drawing stands in their place: ${records}. Open Products, Import, Imported Pictures: it says why, and tries again. Or choose the pictures anew in their forms.`,
  },
  outage: {
    title: "Nothing could be saved for a while",
    text: (outages: string) =>
      `It is over. What could not be written: ${outages}, time in India. Whoever ordered or wrote meanwhile was told to try again; what the shop had confirmed is kept. Ask ${runner} to look at the disk's room and health, and at the log ("nothing can be written").`,
    line: (store: string, since: string, until: string) => `${store} from ${since} until ${until}`,
    database: "the database",
    files: "the folder of pictures",
  },
  noMailServer: {
    title: "Mails are not sent",
    text: `No mail to you or to customers reaches anybody. Ask ${runner} to connect a mail server, then to restart the shop; until then mails are kept in a folder of the server.`,
  },
  stuckMails: {
    title: "Mails do not arrive",
    text: (stuck: number, failed: number) =>
      `${counted(stuck, "mail waits", "mails wait")} for more than half an hour, and ${counted(failed, "was", "were")} given up in the last seven days. Ask ${runner} to look at the mail server and how the shop is connected with it, then send them again from the dashboard; the shop goes on trying those that wait by itself.`,
  },
  jobs: {
    title: "Recurring work fails",
    text: (jobs: string) =>
      `What the shop does by itself fails again and again: ${jobs}. Tell ${runner}: the log says where ("a job failed").`,
  },
  backups: {
    title: "Backups fail",
    text: `Scheduled backups have come to nothing for hours, or none was made for too long. Ask ${runner} to look at the room for backups and at the log, then to make one by hand.`,
  },
  stuckBookings: {
    title: "Parcels wait for the carrier",
    text: (parcels: string) =>
      `For half an hour nobody could find out whether these are booked: ${parcels}. The shop goes on asking and books none of them twice. Look for them in the carrier's own list; if one is there twice, cancel one.`,
  },
  keptBookings: {
    title: "A courier still comes for a cancelled order",
    text: (parcels: string) =>
      `The carrier would not cancel these bookings: ${parcels}. Its words stand with each parcel. Keep the parcel when the courier comes, and cancel it in the carrier's own list, or press 'Cancel Booking' on its page to ask again.`,
  },
  heavier: {
    title: "Parcels were heavier than you said",
    text: (parcels: string) =>
      `The courier weighed more, and takes more: ${parcels}. If that is wrong, object within seven days in the carrier's own list, with photos of the parcel on your scale.`,
    line: (parcel: string, charged: string, said: string) => `${parcel} (${charged} instead of ${said})`,
  },
  /** Behind the first of many names. */
  more: (count: number) => ` and ${count} more`,
};

/** The mail of an alert. */
export const alertMailText = {
  subject: (shop: string, title: string) => `${shop}: ${title}`,
  title: (title: string) => `${title}.`,
  button: "Open the dashboard",
  note: "This is written once; you hear of it again when more joins it, or when it comes back after an hour without it.",
};
