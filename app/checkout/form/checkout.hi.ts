import { mostAddresses } from "#own-orders/addresses/address-book.ts";
import { stateName } from "#values/contact/state-name.ts";
import type { Words } from "#values/language/texts.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { longDay } from "#values/time/date-time.ts";
import type * as en from "./checkout.text.ts";

export const checkoutText: Words<typeof en.checkoutText> = {
  billingMissing: "बिल के पते में जो ज़रूरी है, सब भर दीजिए।",
  shippingMissing: "डिलीवरी के पते में जो ज़रूरी है, सब भर दीजिए।",
  email: "ईमेल ऐसे लिखिए: asha@example.com",
  choice: "इनमें से एक चुनिए।",
  returns: (days) => (days === 0 ? "सिर्फ़ टूटा-फूटा पहुँचे, तभी लौटाया जा सकता है।" : `${days} दिन तक लौटा सकते हैं।`),
  returnsOfTheRest: (days) =>
    `${days} दिन तक लौटा सकते हैं, पर जो आपके लिए बना है वह नहीं: वह सिर्फ़ टूटा-फूटा पहुँचे, तभी लौटाया जा सकता है।`,
  savedAddresses: "सहेजे हुए पते",
  anotherAddress: "कोई और पता",
  saveAddress: "यह पता सहेजें",
  bookFull: `यह पता सहेजा नहीं गया: आपके खाते में ${mostAddresses} पते पहले से हैं। पहले उनमें से एक हटा दीजिए।`,
  addressUnsaved: "यह पता सहेजा नहीं जा सका। अपने खाते में जाकर जोड़ लीजिए।",
  savedGone: "यह पता अब आपके खाते में नहीं है। दूसरा चुन लीजिए।",
  isGift: "यह तोहफ़ा है",
  giftMessage: "तोहफ़े का संदेश",
  giftHint: "जैसा लिखेंगे वैसा ही पार्सल में जाएगा; दाम नहीं जाएँगे।",
  giftLong: "तोहफ़े के संदेश में 300 अक्षर तक ही आ सकते हैं।",
  giftWrap: (price) => `तोहफ़े की पैकिंग (${price})`,
  isCompany: "कंपनी के लिए ख़रीद रहे हैं",
  companyName: "कंपनी का नाम",
  companyMissing: "कंपनी का नाम लिखना ज़रूरी है।",
  companyLong: "कंपनी के नाम में 120 अक्षर तक ही आ सकते हैं।",
  gstin: "यह GSTIN सही नहीं है: पूरे 15 अक्षर मिलाकर देखिए।",
  gstinState: (state, billed) =>
    `यह GSTIN ${stateName(state)} का है, और बिल का पता ${stateName(billed)} का। अगर यही सही है, तो फिर से आगे बढ़िए।`,
  gstinAbroad: "GSTIN के लिए बिल का पता भारत का होना चाहिए।",
  placeOrder: "ऑर्डर करें",
  otherAddress: "किसी और पते पर भेजें",
  cardNote: "Visa, Mastercard, RuPay, UPI, नेटबैंकिंग और वॉलेट, Razorpay की अपनी खिड़की में।",
  codNote: "पार्सल पहुँचने पर कूरियर को पैसे दीजिए।",
  cashCosts: (fee) => `इसके ${fee} अलग से लगते हैं।`,
  nothingToPay: "आपको कुछ नहीं चुकाना: ऑर्डर कर दीजिए, हम पैक करना शुरू करते हैं।",
  adminPaysCash: "एडमिन यहाँ कार्ड से नहीं चुका सकते। डिलीवरी पर नकद से ऑर्डर कीजिए।",
  error: "गड़बड़ी",
  title: "ख़रीद पूरी करें",
  description: "पता, डिलीवरी और भुगतान, तीन क़दम में।",
  back: "वापस झोले पर",
  headings: ["बिल का पता", "डिलीवरी", "भुगतान"],
  steps: { label: "ख़रीद के क़दम", names: ["पता", "डिलीवरी", "भुगतान"], done: ", हो गया" },
  summary: (count) => `आपका ऑर्डर, ${count === 1 ? "1 चीज़" : `${count} चीज़ें`}`,
  thisProduct: "यह चीज़",
  quantity: (count) => `${count} नग`,
  required: "जिन पर (चाहें तो) न लिखा हो, वे सब भरना ज़रूरी है।",
  sameAsBilling: "डिलीवरी भी इसी पते पर",
  shippingAddress: "डिलीवरी का पता",
  receiverHint: "कूरियर इसी नंबर पर फ़ोन करेगा।",
  phone: (number) => `फ़ोन ${number}`,
  paymentMethod: "भुगतान का तरीक़ा",
  gstinField: "GSTIN",
  next: "आगे बढ़ें",
  previous: "पीछे",
  howToPay: "कार्ड या UPI से Razorpay की अपनी खिड़की में चुकाइए, या डिलीवरी पर नकद दीजिए।",
  howToPayAbroad: "कार्ड या UPI से Razorpay की अपनी खिड़की में चुकाइए।",
  withinIndia: "डिलीवरी सिर्फ़ भारत में।",
};

export const orderErrors: Words<typeof en.orderErrors> = {
  title: "ऑर्डर नहीं हुआ",
  couldNot: (reason) => `आपका ऑर्डर नहीं हो पाया। ${reason}`,
  lines: {
    title: "ऑर्डर नहीं हुआ",
    text: "ऑर्डर की चीज़ें दर्ज नहीं हो पाईं। कुछ भी ऑर्डर नहीं हुआ। झोला देखकर फिर कोशिश कीजिए।",
    tone: "destructive",
  },
};

export const orderReasons: Words<typeof en.orderReasons> = {
  unreachable: "दुकान से संपर्क नहीं हो पा रहा। अपना इंटरनेट देखकर फिर कोशिश कीजिए।",
  tooMany: "आपके नेटवर्क से बहुत सारे ऑर्डर आए। कुछ मिनट बाद फिर कोशिश कीजिए।",
  tooManyForPerson: "इस ईमेल या फ़ोन से बहुत सारे ऑर्डर आए। कुछ मिनट बाद फिर कोशिश कीजिए।",
  discountChanged: (total) => `छूट बदल गई है: अब कुल ${rupeesAndPaise(total)} है। एक बार देखकर फिर से ऑर्डर कीजिए।`,
  cashFeeChanged: (total) =>
    `डिलीवरी पर नकद का शुल्क बदल गया है: अब कुल ${rupeesAndPaise(total)} है। एक बार देखकर फिर से ऑर्डर कीजिए।`,
  dayMoved: (day) => `अब यह ${longDay(day)} तक निकलेगा। एक बार देखकर फिर से ऑर्डर कीजिए।`,
  noWeek: (product) => `“${product}” के इतने नग अभी नहीं बन पाएँगे। झोले में गिनती कम कर लीजिए, या इसे हटा दीजिए।`,
  shippingChanged: "भेजने का ख़र्च बदल गया है; नया कुल देख लीजिए।",
  wrapChanged: "तोहफ़े की पैकिंग का दाम बदल गया है; नया कुल देख लीजिए।",
  wrapGone: "तोहफ़े की पैकिंग अब नहीं होती; नया कुल देख लीजिए।",
  tooLittleForCard: "₹1 से कम कार्ड से नहीं चुकाया जा सकता। डिलीवरी पर नकद चुन लीजिए।",
  accountGone: "इस बीच आपका खाता हटा दिया गया। बिना खाते के ख़रीदने के लिए फिर से ऑर्डर कीजिए।",
  outdated: "यह पेज पुराना हो गया है। इसे फिर से खोलकर कोशिश कीजिए।",
  othersKey: "यह पेज पुराना हो गया था। फिर कोशिश कीजिए: अब झोले में जो है, उसका नया ऑर्डर बनेगा।",
};

export const emptyCheckout: Words<typeof en.emptyCheckout> = {
  text: "आपका झोला ख़ाली है।",
  shopOn: "ख़रीदारी जारी रखें",
  toast: { title: "झोला ख़ाली", text: "आपका झोला ख़ाली है। दुकान पर ले चलते हैं।", tone: "note" },
};

export const placedNotice: Words<typeof en.placedNotice> = {
  title: "ऑर्डर हो गया!",
  text: "ख़रीदने के लिए धन्यवाद।",
};

export const earlierOrders: Words<typeof en.earlierOrders> = {
  reason: (orderNumber, came) =>
    `आपका पहले वाला ऑर्डर ${orderNumber} ${came}। झोला देखकर फिर कोशिश कीजिए: अब उसमें जो है, उसका नया ऑर्डर बनेगा।`,
  cancelled: "रद्द हो गया था",
  tooLate: "का भुगतान देर से आया, और वे पैसे आपको वापस जा रहे हैं",
  refunded: "का भुगतान हुआ था, और पैसे आपको वापस कर दिए गए",
  paid: "का भुगतान हो चुका है",
  placed: "पहले ही हो चुका है",
};

const aProduct = "एक चीज़";
/** Without a name there is nothing to quote. */
const named = (product: string): string => (product === aProduct ? product : `“${product}”`);

export const refusalReasons: Words<typeof en.refusalReasons> = {
  aProduct,
  gone: (product) => `${named(product)} अब दुकान में नहीं है। इसे झोले से हटा दीजिए।`,
  "option-gone": (product) => `${named(product)} अब नहीं बनता। इसे झोले से हटा दीजिए।`,
  "option-missing": (product) => `${named(product)} अब कई तरह का मिलता है। उसके पेज पर एक चुन लीजिए।`,
  personal: (product, reason) => `${named(product)}: ${reason} झोले में इसे बदल लीजिए।`,
  "out-of-stock": (product) => `${named(product)} ख़त्म हो गया है। इसे झोले से हटा दीजिए।`,
  "too-few": (product, left) =>
    `${named(product)} के बस ${left} नग बचे हैं। झोले में गिनती कम कर लीजिए, या इसे हटा दीजिए।`,
  "too-many-for-cash": (product, most) =>
    `डिलीवरी पर नकद में हम ${named(product)} के ${most} नग तक ही भेजते हैं। गिनती कम कीजिए, कार्ड से चुकाइए, या उसके पेज पर थोक भाव पूछिए।`,
  "price-changed": (product, price) =>
    `${named(product)} का दाम अब ${rupeesAndPaise(price)} है। नया कुल देखकर फिर से ऑर्डर कीजिए।`,
};
