import { shopForms } from "./forms.ts";
import {
  count,
  encoded,
  garbage,
  pick,
  type Random,
  type Surroundings,
  urlEncoded,
  type WildRequest,
  withBody,
} from "./wild-parts.ts";

// Forms and payloads that look right from afar.

function formOf(random: Random, { forms, known }: Surroundings) {
  const form = pick(random, forms === "all" ? shopForms : shopForms.filter(({ of }) => of === "everybody"));
  const [path = "/", search] = form.path
    .replaceAll(/\{(\w+)\}/g, (_, name) => known[name] ?? name)
    .split("?");
  const data = random() < 0.3 ? ".data" : "";
  return { fields: form.fields, path: `${path}${data}${search ? `?${search}` : ""}` };
}

export function wildForm(random: Random, around: Surroundings): WildRequest {
  const { fields, path } = formOf(random, around);
  const names = fields.filter(() => random() < 0.9);
  const entries = [...names, ...(random() < 0.2 ? ["__proto__", "constructor", "role"] : [])];
  const body = entries.map((name) => `${name}=${encoded(garbage(random), random)}`).join("&");
  return withBody("form", path, urlEncoded, body, around, random);
}

const fileTypes = ["image/png", "text/html", "multipart/mixed; boundary=x", "\0"];

export function wildMultipart(random: Random, around: Surroundings): WildRequest {
  const { fields, path } = formOf(random, around);
  const boundary = pick(random, ["x", "----WebKitFormBoundary", "'\"", "a".repeat(80), "b b"]);
  const parts = fields.map((name) => {
    const file = random() < 0.3 ? `; filename="${garbage(random).replaceAll(/[\r\n]/g, "")}"` : "";
    const type = random() < 0.3 ? `\r\nContent-Type: ${pick(random, fileTypes)}` : "";
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}${type}\r\n\r\n${garbage(random)}\r\n`;
  });
  const body = parts.join("") + pick(random, [`--${boundary}--\r\n`, `--${boundary}`, "", "--"]);
  const cut = random() < 0.2 ? body.slice(0, count(random, body.length)) : body;
  const type = `multipart/form-data${random() < 0.9 ? `; boundary=${boundary}` : ""}`;
  return withBody("multipart", path, type, cut, around, random);
}

/** A JSON value of any shape. */
export function nested(random: Random, depth: number): unknown {
  const chance = random();
  if (depth === 0 || chance < 0.4)
    return pick<unknown>(random, [garbage(random), null, true, -1, 1e308, [], {}]);
  if (chance < 0.6) return Array.from({ length: count(random, 4) }, () => nested(random, depth - 1));
  return Object.fromEntries([
    [pick(random, ["__proto__", "receipt", "notes", "a"]), nested(random, depth - 1)],
  ]);
}

const calls = [
  "create-razorpay-order",
  "verify-razorpay-payment",
  "report-payment-outcome",
  "get-razorpay-key-id",
  "none",
];
const callFields = [
  "receipt",
  "amount",
  "notes",
  "token",
  "razorpay_order_id",
  "razorpay_payment_id",
  "razorpay_signature",
  "db_order_id",
  "outcome",
];

export function wildJson(random: Random, around: Surroundings): WildRequest {
  const path = `/functions/v1/${pick(random, calls)}`;
  const asked = Object.fromEntries(
    callFields.map((name) => [name, random() < 0.7 ? garbage(random) : nested(random, 4)]),
  );
  const texts = [
    JSON.stringify(asked),
    JSON.stringify(nested(random, 6)),
    "[".repeat(count(random, 30_000)),
    `{"receipt":"\\u0000","db_order_id":"\\ud800"}`,
    `{"receipt":"JC-1","receipt":{"$ne":1}}`,
    '{"a":1e99999}',
    "\uFEFF{}",
  ];
  const type = pick(random, ["application/json", "text/plain", ""]);
  return withBody("json", path, type, pick(random, texts), around, random);
}
