import { isRouteErrorResponse } from "react-router";
import { InDocument } from "#ui/in-document.ts";
import { Unsent } from "#ui/unsent.ts";

/** What a page's loaders and action answered. */
export interface Answered {
  loaderData: Record<string, unknown>;
  actionData: Record<string, unknown> | null;
  errors: Record<string, unknown> | null;
}

type Way = (string | number)[];

/** The data with which a page hydrates: what its document shows anyway is left out. */
export const writeHydrationData = ({ loaderData, ...answered }: Answered): string =>
  writeData({ ...answered, loaderData: ofEach(loaderData, withoutMarkup) });

/**
 * What a page's loaders and action answered, as JSON that can't end a block in which it stands. `dates` tells
 * where the moments are, since JSON has none. Throws for anything else that JSON would change, such as a Map.
 */
export function writeData({ loaderData, actionData, errors }: Answered): string {
  const state = {
    loaderData: ofEach(loaderData, told),
    actionData: actionData && ofEach(actionData, told),
    errors: errors && ofEach(errors, plain),
  };
  const dates: Way[] = [];
  findDates(state, [], dates);
  return JSON.stringify({ ...state, dates }).replaceAll("<", "\\u003c");
}

const ofEach = (parts: Record<string, unknown>, write: (part: unknown) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(parts).map(([id, part]) => [id, write(part)]));

function withoutMarkup(part: unknown): unknown {
  if (typeof part !== "object" || part === null || !isPlain(part)) return part;
  const entries = Object.entries(part);
  const sent = entries.filter(([, value]) => !(value instanceof InDocument));
  return sent.length < entries.length ? Object.fromEntries(sent) : part;
}

/** What a route left undefined would be left out, as if it had not answered. */
const told = (part: unknown): unknown => part ?? null;

/** A refusal is known by these in the browser; of a failure nobody outside learns anything. */
function plain(error: unknown): object {
  if (!isRouteErrorResponse(error)) return {};
  return { status: error.status, statusText: error.statusText, data: error.data, internal: false };
}

function findDates(value: unknown, way: Way, dates: Way[]): void {
  if (typeof value !== "object" || value === null) return;
  if (value instanceof Unsent || value instanceof InDocument) return;
  if (value instanceof Date) dates.push([...way]);
  else if (Array.isArray(value)) for (const [at, item] of value.entries()) findBelow(item, at, way, dates);
  else if (isPlain(value)) for (const key in value) findBelow(Reflect.get(value, key), key, way, dates);
  else throw new Error(`a page can't carry a ${value.constructor.name} at ${way.join(" › ")}`);
}

function findBelow(value: unknown, key: string | number, way: Way, dates: Way[]): void {
  if (typeof value !== "object" || value === null) return;
  way.push(key);
  findDates(value, way, dates);
  way.pop();
}

function isPlain(value: object): boolean {
  const above: unknown = Object.getPrototypeOf(value);
  return above === Object.prototype || above === null;
}
