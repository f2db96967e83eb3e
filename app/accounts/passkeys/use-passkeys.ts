import { useHydrated } from "#ui/use-hydrated.ts";

/** Does this browser speak of passkeys? Not before script runs. */
export const useHasPasskeys = (): boolean => useHydrated() && "PublicKeyCredential" in window;
