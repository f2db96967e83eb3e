// The package brings no types; of it no more is used than this.
declare module "web-push" {
  interface Details {
    endpoint: string;
    headers: Record<string, string | number>;
    body: Uint8Array;
  }
  const webPush: {
    generateVAPIDKeys(): { publicKey: string; privateKey: string };
    generateRequestDetails(
      subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
      payload: string,
      options: {
        vapidDetails: { subject: string; publicKey: string; privateKey: string };
        TTL: number;
        topic: string;
        urgency: "high";
        contentEncoding: "aes128gcm";
      },
    ): Details;
  };
  export = webPush;
}
