/**
 * The words of the box. Who ticks it agrees to these: changed, they are another version (`wordsVersion` of
 * app/whatsapp).
 */
export const alsoOnWhatsappText = {
  label: "Also on WhatsApp",
  hint: "What we mail you about your order comes to this number, too. No advertising. Write STOP there to end it, START to begin again.",
  alert: "WhatsApp number",
  noMobile: "For WhatsApp we need a mobile number, such as 98765 43210.",
};
