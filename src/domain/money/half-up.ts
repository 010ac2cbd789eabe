/** A quotient rounded half-up, away from zero (2.5 → 3, −2.5 → −3); the divisor is positive. */
export const divideHalfUp = (dividend: bigint, divisor: bigint): bigint =>
  dividend < 0n ? -divideHalfUp(-dividend, divisor) : (2n * dividend + divisor) / (2n * divisor);

/** Dividends up to here leave room for one more divisor below 2^53. */
export const SAFE_DIVIDEND = 2 ** 52;

/**
 * The same for a dividend within ±2^52 and a divisor below 2^40; exact, because the quotient of doubles is off by one at
 * most and the rest then says so (the remainder operator would be exact too, and five times slower).
 */
export const divideHalfUpSafe = (dividend: number, divisor: number): number => {
  if (dividend < 0) return 0 - divideHalfUpSafe(-dividend, divisor);
  const whole = Math.floor(dividend / divisor);
  const rest = dividend - whole * divisor;
  if (rest < 0) return (rest + divisor) * 2 >= divisor ? whole : whole - 1;
  return rest * 2 >= divisor ? whole + 1 : whole;
};
