import { randomBytes } from "node:crypto";
import { formatRecoveryCode, RECOVERY_CODES } from "#domain/staff";
import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;

/** What an authenticator app shows beside the codes. */
export interface TotpLabel {
  readonly issuer: string;
  readonly email: string;
}

const toTotp = (secret: string, { issuer, email }: TotpLabel = { issuer: "", email: "" }): TOTP =>
  new TOTP({ issuer, label: email, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

/** A new secret of an authenticator app: 160 random bits in base32. */
export const createTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The secret as a QR code that authenticator apps scan. */
export const drawTotpSecret = (secret: string, label: TotpLabel): string =>
  renderSVG(toTotp(secret, label).toString(), { ecc: "M", border: 2 });

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
