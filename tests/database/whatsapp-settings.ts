/** Of a shop that may write to a simulator on this machine. */
export const whatsappSettings = {
  WHATSAPP_TOKEN: "a-token",
  WHATSAPP_PHONE_NUMBER_ID: "106540352242922",
  WHATSAPP_APP_SECRET: "an-app-secret",
  WHATSAPP_VERIFY_TOKEN: "a-verify-token-of-a-test",
  WEBHOOKS_ALLOW_PRIVATE: "yes",
};
