import { data } from "react-router";
import type { Doer } from "#accounts/permissions/holder.ts";
import type { Services } from "#platform/services.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { qrOnScreen } from "#ui/qr-squares.ts";
import { textIn, versionIn } from "#values/text/form-text.ts";
import { giveNumberUp, lookAtSale } from "../counting/settle-numbers.server.ts";
import { makeDeviceCode, signDeviceOff } from "../devices/sign-on.server.ts";
import { type DeviceAnswer, deviceNameIn, lookedAtIn, lostNumberIn } from "./device-act.form.ts";
import { stallTyped } from "./stall-act.form.ts";
import { stallDevicesPath } from "./stall-paths.ts";
import { devicesText as text } from "./stalls.text.ts";

const answered = (answer: DeviceAnswer, status = 200) => data<DeviceAnswer>(answer, { status });

/** Takes one of the forms of the page of devices. */
export async function actOnDevice(shop: Services, actor: Doer<"pack">, form: FormData) {
  switch (textIn(form, "intent")) {
    case "lost": {
      const read = lostNumberIn(form);
      if ("errors" in read) return refused(form, read.errors);
      return doneOrStale(await giveNumberUp(shop, actor, read.value), text.gaps.done);
    }
    case "looked": {
      const read = lookedAtIn(form);
      if ("errors" in read) return refused(form, read.errors);
      return doneOrStale(await lookAtSale(shop, actor, read.value), text.trouble.done);
    }
    case "off": {
      const off = { id: textIn(form, "device"), version: versionIn(form) };
      return doneOrStale(await signDeviceOff(shop, actor, off), text.signedOff);
    }
    default:
      return addDevice(shop, actor, form);
  }
}

const refused = (form: FormData, errors: FieldErrors<"name" | `reason:${string}` | `note:${string}`>) =>
  answered({ kind: "refused", errors, typed: stallTyped(form) }, 422);

function doneOrStale(isDone: boolean, notice: { title: string }) {
  if (isDone) throw redirectWithNotice(stallDevicesPath, notice);
  return answered({ kind: "failed", text: text.stale }, 409);
}

/** The code stands behind the '#', which no log sees. */
async function addDevice(shop: Services, actor: Doer<"pack">, form: FormData) {
  const read = deviceNameIn(form);
  if ("errors" in read) return refused(form, read.errors);
  const code = await makeDeviceCode(shop, actor, read.value);
  const link = `${shop.config.origin}/stall#code=${code}`;
  return answered({ kind: "done", kept: { link, words: text.add.words(link), qr: qrOnScreen(link) } });
}
