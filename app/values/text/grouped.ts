/**
 * A whole number as India groups its digits: '12,34,567'. Our own, because making a browser's number
 * formatter takes longer than running everything else that the client script begins with.
 */
export function grouped(count: number): string {
  const digits = String(Math.abs(count));
  const sign = count < 0 ? "-" : "";
  return sign + (digits.length > 3 ? digits.replace(/\B(?=(\d\d)+\d$)/g, ",") : digits);
}
