import * as z from "zod/mini";
import { type FormAnswer, parseFields, typedFields } from "#ui/form/form-answer.ts";
import { optionalLines } from "#ui/form/form-fields.ts";
import { recordId, recordVersion } from "#ui/form/record-fields.ts";
import { messagesText } from "./message.text.ts";
import { messageStatuses } from "./message.ts";

/** What the owner does to a message. */
export interface MessageChange {
  id: string;
  /** The version that the form was made from; 0, which no record has, when none was sent. */
  version: number;
  status: (typeof messageStatuses)[number];
  response: string | null;
}

const { errors: say } = messagesText;

const schema = z.object({
  id: recordId,
  version: recordVersion,
  status: z.enum(messageStatuses, say.status),
  response: optionalLines(4000),
});

/** The response goes to the sender by mail. */
const replySchema = schema.check(
  z.refine(({ response }) => response !== null, { error: say.response, path: ["response"] }),
);

const fields = ["id", "version", "status", "response"] as const;
export type MessageField = (typeof fields)[number];
export type MessageAnswer = FormAnswer<MessageField>;

export const messageTyped = (form: FormData) => typedFields(fields, form);

export const parseMessageChange = (form: FormData) =>
  parseFields<MessageField, MessageChange>(schema, fields, form);

export const parseMessageReply = (form: FormData) =>
  parseFields<MessageField, MessageChange>(replySchema, fields, form);
