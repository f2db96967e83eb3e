import type { Words } from "#values/language/texts.ts";
import type * as en from "./owner-order.text.ts";

/** Statuses, and what the list of orders is divided by. */
const statuses: Readonly<Record<string, string>> = {
  all: "सब",
  pending: "नया",
  pending_cod_confirmation: "नकद, हाँ बाक़ी",
  awaiting_razorpay_payment: "भुगतान का इंतज़ार",
  processing: "तैयार हो रहा है",
  shipped: "निकल चुका",
  delivered: "पहुँच गया",
  cancelled: "रद्द",
  payment_init_failed: "भुगतान शुरू नहीं हुआ",
  payment_verification_failed: "भुगतान पक्का नहीं हुआ",
  payment_modal_dismissed: "भुगतान की खिड़की बंद की",
  payment_failed_razorpay: "भुगतान नहीं हुआ",
  payment_error_generic: "भुगतान में गड़बड़ी",
  to_pack: "पैक करने हैं",
  due_to_send: "तय दिन तक भेजने हैं",
  to_confirm: "पक्के होने हैं",
  parcel_trouble: "पार्सल में दिक़्क़त",
  payment_issues: "भुगतान में दिक़्क़त",
  payments_to_look_for: "भुगतान देखने हैं",
  refunds_going_out: "पैसे लौट रहे हैं",
  cash_with_couriers: "नकद कूरियर के पास",
  cash_not_noted: "नकद लिखना बाक़ी",
};

export const statusText: Words<typeof en.statusText> = {
  of: (status) => statuses[status] ?? status,
  cash: "नया, नकद",
  refundsDue: "पैसे लौटाने हैं",
};

export const moneyWords: Words<typeof en.moneyWords> = {
  awaiting: "पैसे नहीं मिले",
  failed: "पैसे नहीं मिले",
  part_paid: "पेशगी मिली",
  captured: "पैसे मिल गए",
  refunded: "पैसे लौटाए",
  cod_due: "नकद बाक़ी",
  cod_collected: "नकद मिल गया",
};

export const ownerMoneyText: Words<typeof en.ownerMoneyText> = {
  nothingToPay: "कुछ नहीं चुकाना",
  nothingDue: "कुछ बाक़ी नहीं",
};

export const troubleNames: Words<typeof en.troubleNames> = {
  booking: "बुकिंग में दिक़्क़त",
  left: "पैक हुए, पर निकले नहीं",
  attempt: "पहुँच नहीं पाए",
  back: "लौट रहे पार्सल",
};

export const mailboxText: Words<typeof en.mailboxText> = {
  nobody: "किसी को मेल नहीं जाएगी: इस ऑर्डर में ईमेल नहीं है।",
};
