/** The mail to those who asked to be told when the shop opens. */
export const shopOpenedText = {
  subject: (shop: string) => `${shop} is open`,
  title: "The doors are open.",
  preview: "You asked us to tell you.",
  text: "You left your email while we were getting ready, and asked to be told. Now everything is there: come in and look around.",
  button: "Visit the shop",
  note: "This mail comes once. If you want no others either, the link below ends them.",
};
