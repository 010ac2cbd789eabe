/** A quotient rounded half-up, away from zero (2.5 → 3, −2.5 → −3); the divisor is positive. */
export const divideHalfUp = (dividend: bigint, divisor: bigint): bigint =>
  dividend < 0n ? -divideHalfUp(-dividend, divisor) : (2n * dividend + divisor) / (2n * divisor);

/** Dividends up to here are divided exactly by `divideHalfUpSafe`. */
export const SAFE_DIVIDEND = 2 ** 52;

/**
 * The same for a dividend within ±2^52 and a positive divisor; exact, because below 2^53 a quotient of doubles never
 * reaches the next whole number (the remainder operator would do as well, five times slower).
 */
export const divideHalfUpSafe = (dividend: number, divisor: number): number => {
  if (dividend < 0) return 0 - divideHalfUpSafe(-dividend, divisor);
  const whole = Math.floor(dividend / divisor);
  const rest = dividend - whole * divisor;
  return rest * 2 >= divisor ? whole + 1 : whole;
};
