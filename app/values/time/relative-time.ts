import { agoText } from "./relative-time.text.ts";

const units = [
  { name: "day", seconds: 24 * 60 * 60 },
  { name: "hour", seconds: 60 * 60 },
  { name: "minute", seconds: 60 },
  { name: "second", seconds: 1 },
] as const;

/** '5 minutes ago': how long ago it was, in whole seconds, minutes, hours or days (ADMIN-3). */
export function relativeTime(moment: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - moment.getTime()) / 1000));
  const unit = units.find((one) => seconds >= one.seconds) ?? units[3];
  const count = Math.floor(seconds / unit.seconds);
  return agoText[unit.name](count);
}
