import { expect, test } from "vitest";
import { cameBackAt } from "./cancel-cause.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const step = (hour: number, status: string, note: string | null = null) => ({ at: at(hour), status, note });
const back = step(3, "cancelled", "Came back");

test.each([
  ["came back", [back, step(1, "shipped")]],
  ["came back, and its invoice was taken back", [step(4, "cancelled", "Invoice taken back"), back]],
])("an order %s", (_, history) => expect(cameBackAt(history)).toEqual(at(3)));

test.each([
  ["was cancelled for another reason", [step(3, "cancelled"), step(1, "shipped")]],
  ["lives again", [step(5, "processing"), back]],
  ["was cancelled anew after it lived again", [step(6, "cancelled"), step(5, "processing"), back]],
  ["has no history", []],
])("an order that %s did not come back", (_, history) => expect(cameBackAt(history)).toBeUndefined());
