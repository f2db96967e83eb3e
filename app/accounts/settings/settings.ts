import { ownSettingsText } from "./settings.text.ts";

/** What somebody may change of the profile. */
export interface ProfileFields {
  fullName: string;
  phone: string | null;
  /** News of orders go to the phone by WhatsApp, too. */
  alsoOnWhatsapp?: true;
}

/** A browser that somebody is signed in on. */
export interface DeviceSession {
  id: string;
  device: string;
  lastUsed: Date;
  isThis: boolean;
}

/** The forms of the settings page, as their hidden field names them. */
const settingsForms = ["profile", "password", "sessions", "language"] as const;
export type SettingsFormName = (typeof settingsForms)[number];

export const settingsFormOf = (given: unknown): SettingsFormName | undefined =>
  settingsForms.find((form) => form === given);

export const isSameProfile = (one: ProfileFields, other: ProfileFields): boolean =>
  one.fullName === other.fullName && one.phone === other.phone && one.alsoOnWhatsapp === other.alsoOnWhatsapp;

const browsers: readonly [name: string, mark: RegExp][] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];

const systems: readonly [name: string, mark: RegExp][] = [
  ["Android", /\bAndroid\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Windows", /\bWindows\b/],
  ["Mac", /\bMac(?:intosh| OS X)\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
];

/** 'Chrome on Android': what a browser says of itself, in the words of its owner. */
export function deviceOf(userAgent: string | null): string {
  const find = (list: typeof browsers) => list.find(([, mark]) => mark.test(userAgent ?? ""))?.[0];
  const browser = find(browsers);
  const system = find(systems);
  if (browser && system) return ownSettingsText.device(browser, system);
  return browser ?? system ?? ownSettingsText.unknownDevice;
}
