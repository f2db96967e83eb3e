import { forgetCommenter } from "#blog/comment.db.server.ts";
import { eraseVoidNotes } from "#certificates/issuing/void-certificates.db.server.ts";
import { forgetAlerts } from "#enquiries/alerts/stock-alert.db.server.ts";
import { forgetGrievancesOf } from "#enquiries/grievance/grievance.db.server.ts";
import { forgetOldStatements } from "#makers-pay/forget-statements.db.server.ts";
import { eraseLots } from "#making/orders/erase-lots.db.server.ts";
import { forgetOldReaders } from "#newsletters/forget-readers.db.server.ts";
import { forgetSubscriber } from "#newsletters/signing-up/newsletter.db.server.ts";
import {
  eraseOffers,
  forgetOffersOfQuote,
  forgetOffersTo,
  forgetOldOffers,
} from "#offers/erase-offers.db.server.ts";
import type { Erasers } from "#platform/erasers.ts";
import { eraseRecipients } from "#recipients/erase-recipients.db.server.ts";
import { eraseReturns } from "#returns/erase-returns.db.server.ts";
import { eraseReviews } from "#reviews/erase-reviews.db.server.ts";
import { forgetInvitation } from "#staff/inviting/invitation.db.server.ts";
import { eraseClaims } from "#transfers/upi-claims.db.server.ts";
import { eraseConsentsOf, forgetConsentsTo } from "#whatsapp/agreeing/consents.db.server.ts";

/** Each list in the order in which its rows are locked. */
export const erasers: Erasers = {
  person: [
    forgetInvitation,
    forgetSubscriber,
    forgetAlerts,
    forgetOffersTo,
    forgetCommenter,
    forgetGrievancesOf,
    forgetConsentsTo,
  ],
  orders: [
    eraseRecipients,
    eraseReturns,
    eraseReviews,
    eraseVoidNotes,
    eraseOffers,
    eraseLots,
    eraseClaims,
    eraseConsentsOf,
  ],
  quote: [forgetOffersOfQuote],
  old: [forgetOldReaders, forgetOldOffers, forgetOldStatements],
};
