/** The mail that asks for an address. */
export const giftMailText = {
  subject: (shop: string) => `A parcel for you from ${shop}: where shall it go?`,
  title: "Where shall it go?",
  preview: (giver: string) => `${giver} gives you something made by hand.`,
  text: (giver: string, name: string | null) =>
    `${name === null ? "Hello" : `Dear ${name}`}, ${giver} gives you something made by hand. Tell us where the parcel shall go, and we send it there.`,
  button: "Say Where It Shall Go",
  until: (day: string) => `This link works until ${day}.`,
  note: "We use your address for this parcel alone, and erase it 90 days after it has arrived. If you want nothing sent, do nothing.",
};
