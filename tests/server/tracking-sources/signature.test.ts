import { expect, it } from "vitest";
import { isSigned } from "#server/tracking-sources/dcsa-push/signature.ts";

const SECRET = "bm9ycnZpay1saW5lLXNlY3JldA==";
const OLD_SECRET = "b2xkLW5vcnJ2aWstc2VjcmV0LTE=";
const BODY = Buffer.from('[{"eventID":"e-1", "vessel":"\u00c5STRID"}]');
/* printf '%s' '…' | openssl dgst -sha256 -hmac 'norrvik-line-secret' */
const SIGNATURE = "9961410b19677be9f1b95aef1691c59c1070c4d6acd8f0b2e8c3ab5f5e94a977";

it("a signature is accepted over exactly the bytes that were sent, with the secret or the old one", () => {
  expect(isSigned(`sha256=${SIGNATURE}`, BODY, [SECRET])).toBe(true);
  expect(isSigned(`sha256=${SIGNATURE.toUpperCase()}`, BODY, [OLD_SECRET, SECRET])).toBe(true);
  expect(isSigned(`sha256=${SIGNATURE}`, BODY, [OLD_SECRET])).toBe(false);
  expect(isSigned(`sha256=${SIGNATURE}`, Buffer.concat([BODY, Buffer.from("\n")]), [SECRET])).toBe(false);
  expect(isSigned(`sha256=${SIGNATURE}`, BODY, [])).toBe(false);
});

it.each([undefined, "", SIGNATURE, `sha256=${SIGNATURE.slice(2)}`, `sha1=${SIGNATURE}`, `sha256=${"z".repeat(64)}`])(
  "a signature is refused if it is %s",
  (header) => {
    expect(isSigned(header, BODY, [SECRET])).toBe(false);
  },
);
