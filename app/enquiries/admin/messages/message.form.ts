import * as z from "zod/mini";
import { parseFields, typedFields } from "#ui/form/form-answer.ts";
import { optionalLines } from "#ui/form/form-fields.ts";
import { recordId, recordVersion } from "#ui/form/record-fields.ts";
import type { SeenEnquiry } from "../../enquiry.ts";
import { messagesText } from "./message.text.ts";
import { messageStatuses } from "./message-status.ts";

export interface MessageChange extends SeenEnquiry {
  status: (typeof messageStatuses)[number];
  response: string | null;
}

const schema = z.object({
  id: recordId,
  version: recordVersion,
  status: z.enum(messageStatuses, { error: () => messagesText.errors.status }),
  response: optionalLines(4000),
});

/** The response goes to the sender by mail. */
const replySchema = schema.check(
  z.refine(({ response }) => response !== null, {
    error: () => messagesText.errors.response,
    path: ["response"],
  }),
);

const fields = ["id", "version", "status", "response"] as const;
type MessageField = (typeof fields)[number];

export const messageTyped = (form: FormData) => typedFields(fields, form);

export const parseMessageChange = (form: FormData) =>
  parseFields<MessageField, MessageChange>(schema, fields, form);

export const parseMessageReply = (form: FormData) =>
  parseFields<MessageField, MessageChange>(replySchema, fields, form);
