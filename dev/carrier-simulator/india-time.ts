/** Unix seconds as the carrier writes moments: India's time without saying so, 2023-05-19 11:59:16. */
export const indiaTime = (seconds: number): string =>
  new Date((seconds + 5.5 * 3600) * 1000).toISOString().slice(0, 19).replace("T", " ");

/** The other way in which it writes them, in its events: 19 05 2023 11:59:16. */
export function indiaTimeDayFirst(seconds: number): string {
  const [day = "", time = ""] = indiaTime(seconds).split(" ");
  return `${day.split("-").reverse().join(" ")} ${time}`;
}
