import { permissionsIn } from "#accounts/permissions/permissions.ts";
import { daysBetween, daysOf, shiftDay } from "#admin/numbers/period.ts";
import { lineIdOf } from "#cart/goods.ts";
import { keyOfSlugs, valueSlug } from "#catalogue/options/variant.ts";
import { printableSecret } from "#certificates/certificate-secret.server.ts";
import { certificatesOfOrders } from "#certificates/certificates.db.server.ts";
import { claimCertificate } from "#certificates/public/claim-certificate.server.ts";
import { lookAt } from "#certificates/public/look.server.ts";
import { placeOrder } from "#checkout/placing/place-order.server.ts";
import { duesOf, grievanceNumberAt } from "#enquiries/grievance/grievance.ts";
import { readBorneOut } from "#makers-pay/borne-out/borne-out.db.server.ts";
import { enterSales } from "#makers-pay/consignment/enter-sales.server.ts";
import { makersPay, noteByHand } from "#makers-pay/note-entry.server.ts";
import { beginRun, payRunLine } from "#makers-pay/pay-run.server.ts";
import { stateLastMonth } from "#makers-pay/statement/state-months.server.ts";
import { takeIn } from "#makers-pay/taken-in/take-in.server.ts";
import { beginWork, checkWork, finishPieces } from "#making/do-work.server.ts";
import { giveWork } from "#making/give-work.server.ts";
import { makeForStock } from "#making/make-lots.server.ts";
import { ordersMaking } from "#making/orders/orders-making.server.ts";
import { tellProblem } from "#making/tell-problem.server.ts";
import { acceptOffer } from "#offers/accepting/accept-offer.server.ts";
import { offerNumberAt, offerSums } from "#offers/offer.ts";
import { insertOffer, moveOffer } from "#offers/offers.db.server.ts";
import { findDues } from "#orders/dues/dues.db.server.ts";
import { cancelByBuyer } from "#orders/fulfilment/cancel-by-buyer.server.ts";
import { setStatus } from "#orders/fulfilment/change-fulfilment.server.ts";
import { markPacked } from "#orders/fulfilment/mark-packed.server.ts";
import { byAdmin } from "#orders/history/order-history.db.server.ts";
import { lockByNumber } from "#orders/lock-order.db.server.ts";
import { collectCash } from "#orders/money-acts/cash-acts.server.ts";
import { receivePayment } from "#orders/money-acts/receive-payment.server.ts";
import { moveShipment } from "#orders/parcel-moves/move-shipment.server.ts";
import { claimMaking, keepMade } from "#orders/payment/provider-orders.db.server.ts";
import { itemsOf } from "#orders/placing/order-items.db.server.ts";
import { cashOf } from "#orders/shipments/cash-of.ts";
import { createShipment } from "#orders/shipments/create-shipment.server.ts";
import { findShipments } from "#orders/shipments/shipment.db.server.ts";
import { addAddress } from "#own-orders/addresses/address-book.db.server.ts";
import { razorpayClient } from "#payments/provider/razorpay-client.server.ts";
import { refundPayment } from "#payments/refunds/refund-payment.server.ts";
import { settleFetched } from "#payments/settling/settle-payment.server.ts";
import { registerUpload } from "#pictures/uploads.db.server.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { promisesNothing } from "#promise/rooms.db.server.ts";
import { keepSheet } from "#recipients/list/keep-sheet.server.ts";
import { requestReturn } from "#returns/asking/request-return.server.ts";
import { findReturn } from "#returns/returns.db.server.ts";
import { approveReturn, receiveReturn } from "#returns/settling/answer-return.server.ts";
import { settleReturn } from "#returns/settling/settle-return.server.ts";
import { settlementOf } from "#returns/settling/settlement.db.server.ts";
import { replyToReview, showReview } from "#reviews/admin/judge-review.server.ts";
import { writeReview } from "#reviews/writing/write-review.server.ts";
import { keepSettledLines, keepSettlement } from "#settlements/reading/reading.db.server.ts";
import { importRemittance } from "#settlements/remittances/import-remittance.server.ts";
import { writePincodes } from "#shipping/pincodes/pincodes.db.server.ts";
import { sayPaid } from "#transfers/say-paid.server.ts";
import { shopRecord } from "#translations/shop-in-language.server.ts";
import { englishOf, textFields } from "#translations/translatable.ts";
import { writeTexts } from "#translations/translations.db.server.ts";
import { openCashTerms } from "#values/money/cash-terms.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import { paise } from "#values/money/money.ts";
import { closedDaysOf } from "#values/time/closed-days.ts";
import { festivals } from "#values/time/festival-days.ts";
import { indianDay, startOfIndianDay } from "#values/time/indian-day.ts";
import { workingDayAfter } from "#values/time/working-days.ts";
import { foldSources } from "#visits/close-days.db.server.ts";
import { newSecret, sealSecret } from "#webhooks/delivering/sealed-secret.server.ts";
import { isUnseeded } from "./demo-shop.db.server.ts";

/**
 * All that the demo shop does in the shop: what its rows are made with, and the acts by which its orders came
 * about. It is handed this when a database is empty, and imports nothing of the shop itself.
 */
export const demoLoader = {
  inTransaction,
  making: ordersMaking(() => ({ shop: promisesNothing })),
  makersPay,
  isUnseeded,
  parseConfig,
  // What rows say.
  closedDaysOf,
  daysBetween,
  daysOf,
  duesOf,
  englishOf,
  festivals,
  foldSources,
  grievanceNumberAt,
  indianDay,
  keyOfSlugs,
  lineIdOf,
  newSecret,
  offerNumberAt,
  offerSums,
  openCashTerms,
  paise,
  paiseFromRupees,
  permissionsIn,
  seal: sealSecret,
  shiftDay,
  shopRecord,
  startOfIndianDay,
  textFields,
  valueSlug,
  workingDayAfter,
  writePincodes,
  writeTexts,
  // What people did.
  acceptOffer,
  addAddress,
  approveReturn,
  beginRun,
  beginWork,
  byAdmin,
  cancelByBuyer,
  cashOf,
  certificatesOfOrders,
  checkWork,
  claimCertificate,
  claimMaking,
  collectCash,
  createShipment,
  enterSales,
  findDues,
  findReturn,
  findShipments,
  finishPieces,
  giveWork,
  importRemittance,
  insertOffer,
  itemsOf,
  keepMade,
  keepSheet,
  keepSettledLines,
  keepSettlement,
  lockByNumber,
  lookAt,
  makeForStock,
  markPacked,
  moveOffer,
  moveShipment,
  noteByHand,
  payRunLine,
  placeOrder,
  printableSecret,
  razorpayClient,
  readBorneOut,
  receivePayment,
  sayPaid,
  receiveReturn,
  refundPayment,
  registerUpload,
  replyToReview,
  requestReturn,
  setStatus,
  settleFetched,
  settleReturn,
  settlementOf,
  showReview,
  stateLastMonth,
  takeIn,
  tellProblem,
  writeReview,
};

export type DemoLoader = typeof demoLoader;
