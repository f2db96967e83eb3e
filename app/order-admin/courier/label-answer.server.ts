import type { Notice } from "#platform/notice.ts";

export const labelCancelled: Notice = {
  title: "No label",
  text: "Its booking is cancelled: no courier comes for it. Its pieces can be packed anew.",
  tone: "destructive",
};

export const noLabel: Notice = {
  title: "No label yet",
  text: "The carrier has not drawn it. Try again in a minute.",
  tone: "destructive",
};

/** A PDF with labels. It names a person: nobody keeps it. */
export const labelFile = (pdf: Uint8Array, name: string): Response =>
  new Response(new Uint8Array(pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${name.replaceAll(/[^\w-]/g, "")}.pdf"`,
      "Cache-Control": "private, no-store",
    },
  });
