import { z } from "zod";
import { soundJson, soundText } from "#values/text/sound-text.ts";

/** What became of a message that the shop sent. */
export interface HeardStatus {
  wamid: string;
  state: "sent" | "delivered" | "read" | "failed";
  /** The shop's own id of it, where Meta gives it back. */
  id: string | undefined;
  code: number | undefined;
}

/** Something that a person wrote to the shop's number. */
export interface HeardAnswer {
  wamid: string;
  number: string;
  /** What they call themselves: nobody has checked it. */
  name: string;
  /** Their words; of anything else what it is. */
  text: string;
  /** What came with, or in place of, the words, and is not fetched. */
  what: AnswerKind;
  at: Date;
}

const answerKinds = [
  "text",
  "image",
  "audio",
  "video",
  "document",
  "sticker",
  "location",
  "contacts",
] as const;
export type AnswerKind = (typeof answerKinds)[number] | "other";

export interface Heard {
  statuses: HeardStatus[];
  answers: HeardAnswer[];
}

const id = z.string().min(1).max(300);

const status = z.object({
  id,
  status: z.enum(["sent", "delivered", "read", "failed"]),
  biz_opaque_callback_data: z.string().max(100).optional().catch(undefined),
  errors: z
    .array(z.object({ code: z.int() }))
    .optional()
    .catch(undefined),
});

const words = z.object({ body: z.string() }).optional().catch(undefined);
const captioned = z
  .object({ caption: z.string().optional(), filename: z.string().optional() })
  .optional()
  .catch(undefined);

const message = z.object({
  id,
  from: z.string().regex(/^\d{6,15}$/),
  timestamp: z.string().regex(/^\d{1,12}$/),
  type: z.string().max(40),
  text: words,
  button: z.object({ text: z.string() }).optional().catch(undefined),
  image: captioned,
  video: captioned,
  document: captioned,
});

const change = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  contacts: z
    .array(z.object({ wa_id: z.string(), profile: z.object({ name: z.string() }) }))
    .optional()
    .catch(undefined),
  statuses: z.array(z.unknown()).optional().catch(undefined),
  messages: z.array(z.unknown()).optional().catch(undefined),
});

const body = z.object({
  entry: z.array(z.object({ changes: z.array(z.object({ field: z.string(), value: z.unknown() })) })),
});

/**
 * What a webhook of Meta's tells of the shop's number. What nobody here knows is passed over: Meta sends it
 * again and again until it is accepted. Undefined of what is no webhook of theirs at all.
 */
export function parseWebhook(text: string, phoneNumberId: string): Heard | undefined {
  const parsed = body.safeParse(soundJson(text));
  if (!parsed.success) return undefined;
  const values = parsed.data.entry
    .flatMap(({ changes }) => changes)
    .filter(({ field }) => field === "messages")
    .flatMap(({ value }) => known(change, [value]))
    .filter(({ metadata }) => metadata.phone_number_id === phoneNumberId);
  return {
    statuses: values.flatMap(({ statuses }) => known(status, statuses).map(statusOf)),
    answers: values.flatMap(({ messages, contacts = [] }) =>
      known(message, messages)
        .filter(({ type }) => type !== "reaction")
        .map((one) => answerOf(one, contacts.find(({ wa_id }) => wa_id === one.from)?.profile.name)),
    ),
  };
}

const known = <T>(schema: z.ZodType<T>, given: readonly unknown[] = []): T[] =>
  given.flatMap((one) => {
    const parsed = schema.safeParse(one);
    return parsed.success ? [parsed.data] : [];
  });

const statusOf = (given: z.infer<typeof status>): HeardStatus => ({
  wamid: given.id,
  state: given.status,
  id: given.biz_opaque_callback_data,
  code: given.errors?.[0]?.code,
});

/** As a contact form takes them. */
const longestName = 120;
const longestText = 4000;

function answerOf(given: z.infer<typeof message>, name = ""): HeardAnswer {
  const media = given.image ?? given.video ?? given.document;
  const said = given.text?.body ?? given.button?.text ?? media?.caption ?? media?.filename ?? "";
  const line = soundText(name)
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
  return {
    wamid: given.id,
    number: given.from,
    name: line.slice(0, longestName),
    text: soundText(said).trim().slice(0, longestText),
    what: given.button ? "text" : (answerKinds.find((kind) => kind === given.type) ?? "other"),
    at: new Date(Number(given.timestamp) * 1000),
  };
}
