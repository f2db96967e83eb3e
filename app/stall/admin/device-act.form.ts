import type { FieldErrors, FormAnswer } from "#ui/form/form-answer.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { textIn } from "#values/text/form-text.ts";
import { typedWhole } from "#values/text/typed-whole.ts";
import { mostInYear } from "../sale/stall-sale.ts";
import { devicesText as text } from "./stalls.text.ts";

/** A link that was just made: this answer alone has it. */
export interface MadeDeviceLink {
  link: string;
  words: string;
  qr: { path: string; size: number };
}

type DeviceField = "name" | `reason:${string}` | `note:${string}`;
export type DeviceAnswer = FormAnswer<DeviceField, MadeDeviceLink, Readonly<Record<string, string>>>;

/** The field of why a device's number is lost, and of what came of a sale in trouble. */
export const reasonField = (deviceId: string): `reason:${string}` => `reason:${deviceId}`;
export const noteField = (saleId: string): `note:${string}` => `note:${saleId}`;

type Read<Value> = { value: Value } | { errors: FieldErrors<DeviceField> };

/** Whose phone a new device is. */
export function deviceNameIn(form: FormData): Read<string> {
  const name = cleanText(textIn(form, "name"), 60);
  return name === "" ? { errors: { name: text.add.missing } } : { value: name };
}

/** A number that somebody gives up, with the reason. */
export function lostNumberIn(
  form: FormData,
): Read<{ deviceId: string; year: string; counter: number; reason: string }> {
  const deviceId = textIn(form, "device");
  const reason = cleanText(textIn(form, reasonField(deviceId)), 300);
  if (reason === "") return { errors: { [reasonField(deviceId)]: text.gaps.needsReason } };
  const counter = typedWhole(textIn(form, "counter"), 1, mostInYear) ?? 0;
  return { value: { deviceId, year: textIn(form, "year"), counter, reason } };
}

/** A sale in trouble that was looked at, with what came of it. */
export function lookedAtIn(form: FormData): Read<{ deviceId: string; id: string; note: string }> {
  const id = textIn(form, "sale");
  const note = cleanText(textIn(form, noteField(id)), 300);
  if (note === "") return { errors: { [noteField(id)]: text.trouble.needsNote } };
  return { value: { deviceId: textIn(form, "device"), id, note } };
}
