import { Refusal } from "../simulator/refusal.ts";

const words: Readonly<Record<number, string>> = {
  100: "Invalid parameter",
  190: "Error validating access token",
  130429: "Rate limit hit",
  131000: "Something went wrong",
  131026: "Message undeliverable",
  132000: "Number of parameters does not match the expected number of params",
  132001: "Template name does not exist in the translation",
};

/** An error as Meta words it: what counts is its code. */
export const errorBody = (code: number) => ({
  error: {
    message: `(#${code}) ${words[code] ?? "Error"}`,
    type: "OAuthException",
    code,
    error_data: { messaging_product: "whatsapp", details: words[code] ?? "Error" },
    fbtrace_id: "Az8or2yhqkZfEZ-_4Qn_Bam",
  },
});

/** With which status Meta answers each of its errors. */
export const statusOf = (code: number): number => ({ 190: 401, 130429: 429, 131000: 500 })[code] ?? 400;

export const refuseWith = (code: number): Refusal =>
  new Refusal(statusOf(code), words[code] ?? "Error", errorBody(code));

export const refuse = (status: number, description: string): Refusal =>
  new Refusal(status, description, { error: { message: description } });
