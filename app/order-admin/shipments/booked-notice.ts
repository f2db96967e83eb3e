import type { Notice } from "#platform/notice.ts";
import type { Booked } from "../booking/booking.ts";
import { keptText } from "../kept/kept.text.ts";
import { bookedWords, unfitWords } from "./booking.text.ts";
import { shipmentsText } from "./shipments-admin.text.ts";

/** What came of booking one parcel. */
export function bookedNotice(booked: Booked): Notice {
  if (booked.kind === "booked") return bookedWords.booked;
  if (booked.kind === "waiting") return { title: bookedWords.waiting, text: keptText.said(booked.message) };
  return { title: bookedWords.failed, text: failureWords(booked), tone: "destructive" };
}

/** Why it came to nothing, in the carrier's words or the shop's. */
function failureWords(booked: Exclude<Booked, { kind: "booked" | "waiting" }>): string {
  switch (booked.kind) {
    case "refused":
      return keptText.said(booked.message);
    case "unfit":
      return unfitWords[booked.why];
    case "stale":
      return shipmentsText.parcelStale;
    case "missing":
      return shipmentsText.notFound;
  }
}
