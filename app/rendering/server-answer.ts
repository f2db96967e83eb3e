import {
  UNSAFE_decodeViaTurboStream as decode,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  redirect,
  UNSAFE_SingleFetchRedirectSymbol as redirectMark,
} from "react-router";
import { dataAddress } from "./data-address.ts";
import { forgetEarly, takeEarly } from "./early-answers.ts";

// What the framework's server answers at a page's `.data` address, in its own encoding ("single fetch").

interface Redirect {
  redirect: string;
  status: number;
  revalidate: boolean;
  reload: boolean;
  replace: boolean;
}

/** Of each route asked for what it shows, or how it failed; or where to go instead. */
export interface Answer {
  status?: number;
  redirect?: Redirect;
  routes: Readonly<Record<string, unknown>>;
}

/**
 * Reads what routes show, or sends a form to the one route named. Throws what is no answer of the
 * framework's.
 */
export async function askServer(request: Request, routes: readonly string[]): Promise<Answer> {
  const { method, signal, url } = request;
  if (method === "GET") {
    const { href } = dataAddress(new URL(url), routes);
    return readAnswer(await (takeEarly(href) ?? fetch(href, { signal })));
  }
  forgetEarly();
  const { href } = dataAddress(new URL(url), []);
  return formAnswer(await fetch(href, { method, signal, body: await bodyOf(request) }), routes[0] ?? "");
}

async function readAnswer(response: Response): Promise<Answer> {
  const value = await decoded(response);
  return { status: response.status, routes: value, redirect: redirectIn(Reflect.get(value, redirectMark)) };
}

async function formAnswer(response: Response, route: string): Promise<Answer> {
  const value = await decoded(response);
  return { status: response.status, routes: { [route]: value }, redirect: redirectIn(value) };
}

async function decoded(response: Response): Promise<Record<string, unknown>> {
  const { status, statusText, headers, body } = response;
  if (status >= 400 && !headers.has("X-Remix-Response"))
    throw new ErrorResponse(status, statusText, await response.text());
  if (!body || status === 204) return { data: undefined };
  const { value } = await decode(body, window);
  if (isRecord(value)) return value;
  throw new Error("the server's answer has no parts");
}

/** As the browser itself would send it. */
async function bodyOf(request: Request): Promise<URLSearchParams | FormData> {
  const type = request.headers.get("Content-Type") ?? "";
  const isPlain = type.includes("application/x-www-form-urlencoded");
  return isPlain ? new URLSearchParams(await request.text()) : request.formData();
}

/** One route's part. Throws its error, the redirect, or the error that kept the server from this route. */
export function takePart(
  { redirect: elsewhere, routes }: Answer,
  id: string,
  shown: readonly string[],
): unknown {
  if (elsewhere) throw redirectTo(elsewhere);
  const own = routes[id];
  if (isRecord(own) && "error" in own) throw own.error;
  if (isRecord(own) && "data" in own) return own.data;
  for (const other of shown.map((one) => routes[one]))
    if (isRecord(other) && "error" in other) throw other.error;
  throw new Error(`the server told nothing of ${id}`);
}

function redirectTo({ redirect: address, status, revalidate, reload, replace }: Redirect): Response {
  const headers = new Headers();
  if (revalidate) headers.set("X-Remix-Revalidate", "yes");
  if (reload) headers.set("X-Remix-Reload-Document", "yes");
  if (replace) headers.set("X-Remix-Replace", "yes");
  return redirect(address, { status, headers });
}

function redirectIn(value: unknown): Redirect | undefined {
  if (!isRecord(value) || typeof value.redirect !== "string") return undefined;
  const { redirect: address, status, revalidate, reload, replace } = value;
  return {
    redirect: address,
    status: Number(status),
    revalidate: revalidate === true,
    reload: reload === true,
    replace: replace === true,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
