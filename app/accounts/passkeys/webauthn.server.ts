/** The library that judges passkeys: 30 MB of memory, so it is loaded by the first who uses one. */
export const webauthn = () => import("@simplewebauthn/server");
