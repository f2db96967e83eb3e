/** What is mailed to the shop of a message that came by WhatsApp. */
export const writtenText = {
  subject: (who: string) => `WhatsApp from ${who}`,
  title: "New message by WhatsApp",
  preview: (who: string) => `From ${who}.`,
  text: "Somebody has written to the shop's number. Answer on WhatsApp itself; the name is what they call themselves there, and nobody has checked it. Further messages of the next hour stand among the shop's messages alone.",
  name: "Name, not checked",
  phone: "Phone",
  message: "Message",
};
