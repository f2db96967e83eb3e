import { leftWords, NextInLine } from "#ui/list/next-in-line.tsx";
import type { NextEnquiry } from "./next-enquiry.db.server.ts";

interface NextEnquiryPartProps {
  next: NextEnquiry | null;
  words: { next: string; noneLeft: string };
  /** The address at which it stands open. */
  addressOf(id: string): string;
}

/** After an answer: what waits for one next, in sight however long the list is, or that nothing does. */
export function NextEnquiryPart({ next, words, addressOf }: NextEnquiryPartProps) {
  if (!next) return <p className="mt-3 text-sm text-ink-2">{words.noneLeft}</p>;
  const { id, name, left } = next;
  return (
    <div className="sticky top-14 z-10 mb-3 border-b border-hair bg-paper pb-2">
      <NextInLine
        {...{ name, to: addressOf(id), left: leftWords(left) }}
        words={words.next}
        isDone
        takesFocus
      />
    </div>
  );
}
