import { createHash, createSign, generateKeyPairSync } from "node:crypto";

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString("base64url");

/* CBOR (RFC 8949) of what a passkey needs: lengths below 256, maps in the order given. */
const head = (major: number, length: number): Buffer =>
  length < 24 ? Buffer.from([(major << 5) | length]) : Buffer.from([(major << 5) | 24, length]);
const cborText = (text: string): Buffer => Buffer.concat([head(3, text.length), Buffer.from(text)]);
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([head(2, bytes.length), bytes]);
const cborInt = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const cborMap = (...pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

export interface SoftwarePasskey {
  readonly id: string;
  readonly register: (challenge: string) => object;
  /** Signs as the page at `origin`; every use raises the counter unless `counter` is given. */
  readonly sign: (challenge: string, more?: { readonly counter?: number; readonly isVerified?: boolean }) => object;
}

/** A passkey (ES256) as an authenticator makes one for the page at `origin` of the domain `rpId`. */
export const createSoftwarePasskey = (rpId: string, origin: string, name = "passkey-1"): SoftwarePasskey => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const rawId = Buffer.from(name);
  const id = base64url(rawId);
  let uses = 0;
  const authenticatorData = (flags: number, counter: number, credential = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash("sha256").update(rpId).digest(), Buffer.from([flags]), count, credential]);
  };
  const clientData = (type: string, challenge: string): string =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const wrap = (response: object): object => ({
    id,
    rawId: id,
    type: "public-key",
    clientExtensionResults: {},
    response,
  });
  return {
    id,
    register: (challenge) => {
      const key = cborMap(
        [cborInt(1), cborInt(2)],
        [cborInt(3), cborInt(-7)],
        [cborInt(-1), cborInt(1)],
        [cborInt(-2), cborBytes(Buffer.from(x, "base64url"))],
        [cborInt(-3), cborBytes(Buffer.from(y, "base64url"))],
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(rawId.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, rawId, key]);
      const authData = authenticatorData(USER_PRESENT | USER_VERIFIED | WITH_CREDENTIAL, 0, credential);
      const attestation = cborMap(
        [cborText("fmt"), cborText("none")],
        [cborText("attStmt"), cborMap()],
        [cborText("authData"), cborBytes(authData)],
      );
      return wrap({
        clientDataJSON: base64url(clientData("webauthn.create", challenge)),
        attestationObject: base64url(attestation),
        transports: ["internal"],
      });
    },
    sign: (challenge, { counter = ++uses, isVerified = true } = {}) => {
      const data = clientData("webauthn.get", challenge);
      const authData = authenticatorData(USER_PRESENT | (isVerified ? USER_VERIFIED : 0), counter);
      const signed = Buffer.concat([authData, createHash("sha256").update(data).digest()]);
      return wrap({
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(createSign("sha256").update(signed).sign(privateKey)),
      });
    },
  };
};
