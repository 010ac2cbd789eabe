import { randomBytes } from "node:crypto";
import COMPANY from "#data/company.json" with { type: "json" };
import { formatRecoveryCode, normaliseRecoveryCode, RECOVERY_CODES } from "#domain/staff";
import { secretHash } from "#server/modules/accounts/index.ts";
import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;

const toTotp = (secret: string, label = ""): TOTP =>
  new TOTP({ issuer: `${COMPANY.shortName} Desk`, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

/** A new secret of an authenticator app: 160 random bits in base32. */
export const createTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The secret as a QR code that authenticator apps scan. */
export const drawSecret = (secret: string, email: string): string =>
  renderSVG(toTotp(secret, email).toString(), { ecc: "M", border: 2 });

/** The code of a secret at `now` (epoch milliseconds). */
export const createCode = (secret: string, now: number): string => toTotp(secret).generate({ timestamp: now });

/**
 * The time step (RFC 6238) that a code belongs to: the present one or a neighbour, as clocks differ. Null if the code is
 * wrong, or of `lastStep` or before: a code works once.
 */
export const findCodeStep = (secret: string, code: string, now: number, lastStep: number | null): number | null => {
  const delta = toTotp(secret).validate({ token: code, timestamp: now, window: 1 });
  if (delta === null) return null;
  const step = Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
  return lastStep !== null && step <= lastStep ? null : step;
};

/** New recovery codes, to be shown once. */
export const createRecoveryCodes = (): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, () => formatRecoveryCode(randomBytes(16)));

/** What is stored of a recovery code. Its 60 random bits need no slow hash. */
export const recoveryCodeHash = (code: string): string => secretHash(normaliseRecoveryCode(code));
