import type { ToastContent } from "#ui/overlay/toast-queue.ts";
import type { Words } from "#values/language/texts.ts";
import { paymentText } from "../payment.hi.ts";
import type * as en from "./pay.text.ts";

const failed = (title: string, text: string): ToastContent => ({ title, text, tone: "destructive" });

export const payToasts: Words<typeof en.payToasts> = {
  loading: {
    title: "भुगतान की खिड़की खुल रही है",
    text: "Razorpay अभी खुल रहा है। ज़रा रुककर फिर से कोशिश कीजिए।",
    tone: "note",
  },
  ready: {
    title: "अब भुगतान कीजिए",
    text: "भुगतान की खिड़की तैयार है। एक बार फिर 'अभी चुकाएँ' दबाइए।",
    tone: "note",
  },
  keyFailed: (message) => failed("भुगतान में गड़बड़", `Razorpay से बात नहीं हो पाई। ${message}`),
  keyMissing: failed("भुगतान में गड़बड़", "Razorpay से बात नहीं हो पाई।"),
  initFailed: (message) => failed("भुगतान में गड़बड़", `Razorpay से भुगतान शुरू नहीं हो पाया। ${message}`),
  unexpected: failed("भुगतान में गड़बड़", "भुगतान शुरू करते समय कुछ गड़बड़ हो गई।"),
  notVerified: (message) => failed("भुगतान पक्का नहीं हुआ", message || "हम पक्का नहीं कर पाए कि भुगतान हुआ या नहीं।"),
  incomplete: {
    title: "भुगतान अधूरा",
    text: "आपने भुगतान की खिड़की बंद कर दी। आपके ऑर्डर का भुगतान बाक़ी है।",
    tone: "note",
  },
  failed: (_description, reason) => failed("भुगतान नहीं हुआ", paymentText.failed(reason)),
  paid: { title: "भुगतान हो गया!", text: "आपका ऑर्डर पक्का हो गया।" },
  tooLate: (text) => failed("भुगतान देर से आया", text),
};

export const payText: Words<typeof en.payText> = {
  payNow: "अभी चुकाएँ",
  unreachable: "दुकान से संपर्क नहीं हो पा रहा। अपना इंटरनेट देखकर फिर से कोशिश कीजिए।",
  unreadable: "दुकान का जवाब समझ में नहीं आया।",
  testMode: "यह बस जाँच है: कोई पैसा नहीं कटेगा।",
  confirming: "बैंक से आपका भुगतान पक्का कर रहे हैं। यह पेज खुला रखिए।",
  blocked:
    "भुगतान की खिड़की नहीं खुल पाई। आपके ब्राउज़र या नेटवर्क में कुछ Razorpay को रोक रहा है: विज्ञापन रोकने वाला ऐप, प्राइवेसी की सेटिंग या दफ़्तर का नेटवर्क।",
  blockedHint: "checkout.razorpay.com को चलने दीजिए और फिर से कोशिश कीजिए।",
  orCash: "या नीचे डिलीवरी पर नकद चुन लीजिए।",
  retry: "फिर से कोशिश करें",
  ownWindow: "भुगतान Razorpay की अपनी खिड़की में होता है। आपका कार्ड दुकान को नहीं दिखता।",
  payNeedsScript: "कार्ड और UPI से भुगतान के लिए जावास्क्रिप्ट चाहिए, जो आपके ब्राउज़र में बंद है।",
  needsScript:
    "कार्ड और UPI से भुगतान के लिए जावास्क्रिप्ट चाहिए, जो आपके ब्राउज़र में बंद है। डिलीवरी पर नकद उसके बिना भी चलता है।",
  description: (orderNumber) => `ऑर्डर ${orderNumber}`,
  notThrough: "भुगतान नहीं हो पाया।",
  tooLate:
    "आपका भुगतान मिल गया, लेकिन अब हम यह ऑर्डर नहीं भेज सकते: यह रद्द हो गया था, या इस बीच आख़िरी नग बिक गया। " +
    "हमें अफ़सोस है, हम पूरी रक़म आपको लौटा रहे हैं।",
};
