/** What the payment service names as a reason, as far as buyers can do something about it. */
export const reasonsInHindi: Readonly<Record<string, string>> = {
  payment_cancelled: "भुगतान बीच में ही रद्द हो गया।",
  payment_timed_out: "समय पूरा हो गया।",
  insufficient_funds: "खाते में पैसे कम हैं।",
  incorrect_otp: "ओटीपी सही नहीं था।",
  incorrect_pin: "पिन सही नहीं था।",
  incorrect_cvv: "कार्ड के पीछे का नंबर सही नहीं था।",
  card_expired: "कार्ड की तारीख़ निकल चुकी है।",
  card_declined: "बैंक ने कार्ड नहीं लिया।",
};
