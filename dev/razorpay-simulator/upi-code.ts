import { qrOnScreen } from "#ui/qr-squares.ts";

/** A code for UPI apps as a drawing; nobody's money can be sent to where it leads. */
export function upiCode(paise: number, orderId: string): string {
  const sum = `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, "0")}`;
  const link = `upi://pay?${new URLSearchParams({ pa: "simulator@razorpay", am: sum, cu: "INR", tr: orderId })}`;
  const { path, size } = qrOnScreen(link);
  return `<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="UPI code"><path d="${path}"/></svg>`;
}
