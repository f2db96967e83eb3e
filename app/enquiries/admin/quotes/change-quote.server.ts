import type { Holder } from "#accounts/permissions/holder.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import type { MailServices } from "#platform/services.server.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { type ActOutcome, actOn, type EnquiryChange, mailedAnswer } from "../enquiry-acts.server.ts";
import type { SeveralFormAct } from "../enquiry-page.server.ts";
import { quoteRows } from "./quote.db.server.ts";
import type { QuoteChange, QuoteReply } from "./quote.form.ts";
import { notesWithReply, type QuoteRecord, quoteStatusAfterReply } from "./quote.ts";

/** Stores the owner's status and notes of a quote. */
export const keepQuote = (
  shop: MailServices,
  actor: Holder<"messages">,
  change: QuoteChange,
): Promise<ActOutcome> =>
  actOn(shop, actor, quoteRows, change, (before) => changed(before, change, "updated"));

/** Mails the owner's reply to the sender, and stores it below the notes: both, or nothing. */
export const answerQuote = (
  shop: MailServices,
  actor: Holder<"messages">,
  { reply: text, ...change }: QuoteReply,
): Promise<ActOutcome> =>
  actOn(shop, actor, quoteRows, change, (before) => {
    const { kind, product, message, customization } = before;
    const reply = { about: { kind, product }, asked: message ?? customization, text };
    const mail = mailedAnswer(before, reply, shop);
    if (!mail) return "noAddress";
    const notes = speaking("en", () => notesWithReply(change.notes, text, longDateTime(shop.now())));
    const answered = { ...change, notes, status: quoteStatusAfterReply(change.status) };
    return { ...changed(before, answered, "answered"), mail };
  });

/** Changes something of a quote that a condition holds of, and leaves its notes. */
const setQuote =
  (
    change: Partial<Pick<QuoteChange, "status" | "spam">>,
    fits: (before: QuoteRecord) => boolean,
  ): SeveralFormAct =>
  (shop, actor, seen) =>
    actOn(shop, actor, quoteRows, seen, (before): EnquiryChange<"bulk_quotes"> | "unfit" => {
      const { status, notes, spam } = before;
      return fits(before) ? changed(before, { ...seen, status, notes, spam, ...change }, "updated") : "unfit";
    });

const isOver = ({ status }: QuoteRecord): boolean => status === "Closed - Won" || status === "Closed - Lost";

/** What can be done to several quotes at once. */
export const severalQuotes = {
  lost: setQuote({ status: "Closed - Lost" }, (before) => !before.spam && !isOver(before)),
  real: setQuote({ spam: false }, ({ spam }) => spam),
  // What the shop took for spam is nobody's word until the owner has given hers.
  spam: setQuote({ spam: true }, ({ spam, version }) => !spam || version === 1),
};

const changed = (
  before: QuoteRecord,
  { status, notes, spam }: QuoteChange,
  what: "updated" | "answered",
): EnquiryChange<"bulk_quotes"> => ({
  columns: {
    status,
    admin_notes: notes,
    spam,
    held_for_links: false,
    // A status that the owner sets by hand stays.
    moved_by_offer: before.isMovedByOffer && before.status === status,
  },
  action: `bulk_quote.${what}`,
  detail: {
    status: before.status === status ? null : status,
    notes: before.notes !== notes,
    spam: before.spam === spam ? null : spam ? "yes" : "no",
  },
});
