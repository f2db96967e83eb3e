/** The page on which somebody says where their gift shall go. */
export const giftText = {
  title: "Where shall it go?",
  description: "Say where your parcel shall go.",
  from: (giver: string, shop: string) =>
    `${giver} gives you something made by hand, from ${shop}. Tell us where the parcel shall go.`,
  what: "What the address is for",
  use: "We send this one parcel there, and call the number if the courier does not find the way. Whoever gives it to you is not shown your address.",
  until: (day: string) => `This link takes an address until ${day}.`,
  erased: "Name, address and number are erased 90 days after the parcel has arrived.",
  submit: "Send It Here",
  phoneMissing: "Enter a phone number of ten digits: the courier calls it.",
  tooMany: "Too many forms came from your network. Please try again in ten minutes.",
  unsent: {
    title: "Not sent",
    text: "Your address could not be sent. Please try again.",
  },
  done: {
    title: "Thank you, we know where it goes",
    text: "Your address has arrived, and nobody sees it here any more. Was something wrong in it? Write to us.",
    contact: "Write to Us",
  },
  missing: {
    title: "This link opens nothing",
    text: "It has ended, or a newer one took its place. Ask whoever wrote to you for another one.",
  },
};
