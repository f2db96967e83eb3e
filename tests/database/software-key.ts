import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";

const sha256 = (bytes: Buffer | string): Buffer => createHash("sha256").update(bytes).digest();
const base64url = (bytes: Buffer | string): string => Buffer.from(bytes).toString("base64url");
/** A text of less than 24 bytes, in CBOR. */
const word = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const bytes = (content: Buffer): Buffer => {
  const { length } = content;
  const head = length < 256 ? [0x58, length] : [0x59, length >> 8, length & 255];
  return Buffer.concat([Buffer.from(head), content]);
};

/** A P-256 key as WebAuthn writes it. */
function coseOf(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const [left, right] = [Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    ...[bytes(left), Buffer.from([0x22]), bytes(right)],
  ]);
}

interface Asked {
  challenge: string;
  origin: string;
  /** Whether a finger, a face or a PIN was asked for. */
  isVerified?: boolean;
}

/** A device that keeps one passkey, as far as a server sees; its count of uses can be set, as a copy's is. */
export function softwareKey(rpId = "localhost") {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  const frame = { id: base64url(id), rawId: base64url(id), type: "public-key" as const };
  const clientData = (type: string, { challenge, origin }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (flags: number, counter: number, more = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head, more]);
  };
  return {
    id: frame.id,
    made(asked: Asked, counter = 0): string {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseOf(publicKey)]);
      const data = authData(asked.isVerified === false ? 0x41 : 0x45, counter, attested);
      const object = Buffer.concat([
        ...[Buffer.from([0xa3]), word("fmt"), word("none"), word("attStmt"), Buffer.from([0xa0])],
        ...[word("authData"), bytes(data)],
      ]);
      const response = {
        clientDataJSON: base64url(clientData("webauthn.create", asked)),
        attestationObject: base64url(object),
        transports: ["internal"],
      };
      return JSON.stringify({ ...frame, response });
    },
    signed(asked: Asked, counter: number): string {
      const data = authData(asked.isVerified === false ? 0x01 : 0x05, counter);
      const client = clientData("webauthn.get", asked);
      const signature = createSign("sha256")
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      const response = {
        ...{ clientDataJSON: base64url(client), authenticatorData: base64url(data) },
        signature: base64url(signature),
      };
      return JSON.stringify({ ...frame, response });
    },
  };
}
