import type { ReactNode } from "react";
import { MoreOfRecord, RecordNext } from "#records/page/record-next.tsx";
import { enquiryAdminText } from "../enquiry-admin.text.ts";
import { AnswerLink, OnePress } from "../enquiry-dialog.tsx";
import { messageNextText as text } from "./message.text.ts";
import type { MessageRecord } from "./message.ts";
import { nextOfMessage, statusAfterPress } from "./message-next.ts";

interface MessageCardProps {
  message: MessageRecord;
  address: string;
  more: ReactNode;
}

/** The next act on a message, and one button for it. */
export function MessageNextCard({ message, address, more }: MessageCardProps) {
  return (
    <RecordNext
      level={3}
      sentence={text.sentences[nextOfMessage(message)](message.fullName)}
      since={message.receivedAt}
      more={<MoreOfRecord>{more}</MoreOfRecord>}
    >
      <Act message={message} address={address} />
    </RecordNext>
  );
}

function Act({ message, address }: Omit<MessageCardProps, "more">) {
  const { id, version, response } = message;
  const next = nextOfMessage(message);
  switch (next) {
    case "answer":
      return <AnswerLink />;
    case "finish":
    case "judge":
      return (
        <OnePress
          address={address}
          fields={{ id, version, response: response ?? "", status: statusAfterPress(next) }}
          label={next === "finish" ? text.done : enquiryAdminText.noSpam}
        />
      );
    case "nothing":
      return null;
  }
}
