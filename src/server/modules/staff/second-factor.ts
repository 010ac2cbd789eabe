import { BRAND } from "#brand";
import { normaliseRecoveryCode } from "#domain/staff";
import { secretHash } from "#server/modules/accounts/index.ts";
import { drawTotpSecret } from "#server/platform/totp.ts";

export { createCode, createRecoveryCodes, createTotpSecret, findCodeStep } from "#server/platform/totp.ts";

/** The secret as a QR code that authenticator apps scan. */
export const drawSecret = (secret: string, email: string): string =>
  drawTotpSecret(secret, { issuer: `${BRAND.shortName} Desk`, email });

/** What is stored of a recovery code. Its 60 random bits need no slow hash. */
export const recoveryCodeHash = (code: string): string => secretHash(normaliseRecoveryCode(code));
