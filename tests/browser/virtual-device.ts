import type { CDPSession, Page } from "@playwright/test";

export interface VirtualDevice {
  cdp: CDPSession;
  authenticatorId: string;
  remove(): Promise<void>;
}

/** A device that keeps passkeys behind a finger, as Chromium plays it. */
export async function virtualDevice(page: Page): Promise<VirtualDevice> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  const remove = async () => {
    await cdp.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
    await cdp.detach();
  };
  return { cdp, authenticatorId, remove };
}
