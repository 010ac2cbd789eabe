/** A quotient rounded half-up, away from zero (2.5 → 3, −2.5 → −3); the divisor is positive. */
export const divideHalfUp = (dividend: bigint, divisor: bigint): bigint =>
  dividend < 0n ? -divideHalfUp(-dividend, divisor) : (2n * dividend + divisor) / (2n * divisor);

/** The same for safe integers whose double is safe as well; exact because every step stays an integer below 2^53. */
export const divideHalfUpSafe = (dividend: number, divisor: number): number => {
  if (dividend < 0) return 0 - divideHalfUpSafe(-dividend, divisor);
  const rest = dividend % divisor;
  const whole = (dividend - rest) / divisor;
  return rest * 2 >= divisor ? whole + 1 : whole;
};
