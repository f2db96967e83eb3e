import { type HydrationState, redirect } from "react-router";
import { dataAddress } from "./data-address.ts";
import { forgetEarly, takeEarly } from "./early-answers.ts";
import { readHydrationData } from "./hydration-data.ts";

// What the shop answers at a page's `.data` address (answer-data.server.ts).

interface Redirect {
  location: string;
  status: number;
}

/** What the routes that were requested show, or how they failed; or where to go instead. */
export interface ServerAnswer extends HydrationState {
  status: number;
  headers: Headers;
  redirect?: Redirect;
}

/** Reads what routes show, or sends a form to the page. Throws where the answer is none of the shop's own. */
export async function askServer(request: Request, routes: readonly string[]): Promise<ServerAnswer> {
  const { method, signal, url } = request;
  if (method === "GET") {
    const { href } = dataAddress(new URL(url), routes);
    return answerIn(await (takeEarly(href) ?? fetch(href, { signal })));
  }
  forgetEarly();
  const { href } = dataAddress(new URL(url), []);
  return answerIn(await fetch(href, { method, signal, body: await bodyOf(request) }));
}

async function answerIn(response: Response): Promise<ServerAnswer> {
  const { status, headers } = response;
  return { ...readHydrationData(await response.text()), status, headers };
}

/** As the browser itself would send it. */
async function bodyOf(request: Request): Promise<URLSearchParams | FormData> {
  const type = request.headers.get("Content-Type") ?? "";
  const isPlain = type.includes("application/x-www-form-urlencoded");
  return isPlain ? new URLSearchParams(await request.text()) : request.formData();
}

/**
 * What one route shows. Throws its error, the redirect, or the error that stopped the server before this
 * route.
 */
export function shownBy(answer: ServerAnswer, id: string, shown: readonly string[]): unknown {
  throwWhatStopped(answer);
  const { loaderData = {}, errors } = answer;
  const failed = [id, ...shown].find((one) => errors && one in errors);
  if (failed === id || (failed !== undefined && !(id in loaderData))) throw errors?.[failed];
  if (id in loaderData) return loaderData[id];
  throw new Error(`the server told nothing of ${id}`);
}

/**
 * What became of a form that was sent to one route. Throws its error, the redirect, or its own error where
 * the answer says nothing of that route: somebody else gave it.
 */
export function outcomeOf(answer: ServerAnswer, id: string): unknown {
  throwWhatStopped(answer);
  const { actionData, errors } = answer;
  for (const error of Object.values(errors ?? {})) throw error;
  if (actionData && id in actionData) return actionData[id];
  throw new Error(id);
}

function throwWhatStopped({ redirect: elsewhere, headers: told }: ServerAnswer): void {
  if (elsewhere?.location)
    throw redirect(elsewhere.location, { status: elsewhere.status, headers: new Headers(told) });
}
