import type { z } from "zod";
import { soundJson } from "#values/text/sound-text.ts";
import { tokenAnswer } from "./carrier-answers.server.ts";
import {
  type CarrierAnswer,
  type CarrierTrouble,
  down,
  troubleOf,
  unauthorised,
  unexpected,
} from "./carrier-trouble.server.ts";

export interface CarrierAccess {
  email: string;
  password: string;
  apiBase: string;
  /** Milliseconds until a silent carrier is given up. */
  patience?: number;
}

export interface Question {
  method: "GET" | "POST";
  /** Below the API's base. */
  path: string;
  body?: unknown;
}

type Heard = { status: number; bytes: Buffer } | "broken" | "silent";

const usualPatience = 15_000;
/** A label is some ten kilobytes. */
const mostBytes = 5 * 1024 * 1024;

/**
 * Milliseconds for which a sign-in that failed stands. After a refused account nobody tries again so soon:
 * each try would count against it.
 */
const keptFor: Record<CarrierTrouble["kind"], number> = {
  unauthorised: 60_000,
  refused: 0,
  busy: 0,
  down: 0,
  odd: 0,
};

/** Signing in gives a token for ten days (https://apidocs.shiprocket.in, "Authentication"). */
const tokens = new Map<string, Promise<CarrierAnswer<string>>>();

const accountOf = ({ apiBase, email, password }: CarrierAccess): string =>
  JSON.stringify([apiBase, email, password]);

/** Asks with the token in memory; one that has ended is renewed once, since nothing was done with it. */
export async function answerTo<T>(
  access: CarrierAccess,
  schema: z.ZodType<T>,
  question: Question,
): Promise<CarrierAnswer<T>> {
  for (let attempt = 1; ; attempt += 1) {
    const token = await tokenFor(access);
    if (!token.ok) return token;
    const heard = await askPatiently(access, question, token.value);
    if (heard === "broken") return down("The carrier can't be reached.");
    if (heard === "silent") return down("The carrier did not answer in time.");
    if (heard.status === 401 && attempt === 1) {
      await forgetToken(access, token.value);
      continue;
    }
    const text = heard.bytes.toString("utf8");
    return heard.status >= 200 && heard.status < 300
      ? readAnswer(schema, text)
      : troubleOf(heard.status, text);
  }
}

/** A pooled connection may have ended just now: what changes nothing is sent again on a new one. */
async function askPatiently(access: CarrierAccess, question: Question, token: string): Promise<Heard> {
  const heard = await send(access, question, token);
  return heard === "broken" && question.method === "GET" ? send(access, question, token) : heard;
}

/** One sign-in for all who ask at once. */
function tokenFor(access: CarrierAccess): Promise<CarrierAnswer<string>> {
  const account = accountOf(access);
  const kept = tokens.get(account);
  if (kept) return kept;
  const asked = signIn(access);
  tokens.set(account, asked);
  void asked.then((answer) => {
    if (answer.ok) return;
    const forget = () => tokens.get(account) === asked && tokens.delete(account);
    const rest = keptFor[answer.kind];
    if (rest > 0) setTimeout(forget, rest).unref();
    else forget();
  });
  return asked;
}

async function signIn(access: CarrierAccess): Promise<CarrierAnswer<string>> {
  const body = { email: access.email, password: access.password };
  const heard = await send(access, { method: "POST", path: "/auth/login", body });
  if (heard === "broken") return { ...away, message: "The carrier can't be reached." };
  if (heard === "silent") return { ...away, message: "The carrier did not answer in time." };
  const text = heard.bytes.toString("utf8");
  if (heard.status >= 200 && heard.status < 300) return readAnswer(tokenAnswer, text);
  const trouble = troubleOf(heard.status, text);
  return trouble.kind === "refused" ? unauthorised : trouble;
}

/** The only request was to let us in. */
const away = { ok: false, kind: "busy" } as const;

/** Unless another with the same answer has renewed it already. */
async function forgetToken(access: CarrierAccess, token: string): Promise<void> {
  const account = accountOf(access);
  const kept = tokens.get(account);
  const answer = await kept;
  if (answer?.ok && answer.value === token && tokens.get(account) === kept) tokens.delete(account);
}

async function send(access: CarrierAccess, { method, path, body }: Question, token?: string): Promise<Heard> {
  return fetched(access.apiBase + path, access.patience, {
    method,
    headers: {
      Accept: "application/json",
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
}

/** What lies at an address, without our token. */
export const fetchFile = (access: CarrierAccess, url: string): Promise<Heard> =>
  fetched(url, access.patience, {});

async function fetched(url: string, patience = usualPatience, init: RequestInit): Promise<Heard> {
  try {
    // The patience counts until the last byte, so an answer that never ends ends here.
    const answer = await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(patience) });
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of answer.body ?? []) {
      size += chunk.length;
      if (size > mostBytes) return "broken";
      chunks.push(chunk);
    }
    return { status: answer.status, bytes: Buffer.concat(chunks) };
  } catch (error) {
    return error instanceof Error && error.name === "TimeoutError" ? "silent" : "broken";
  }
}

function readAnswer<T>(schema: z.ZodType<T>, text: string): CarrierAnswer<T> {
  const parsed = schema.safeParse(soundJson(text));
  return parsed.success ? { ok: true, value: parsed.data } : unexpected;
}
