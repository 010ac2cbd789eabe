/** A quantity counted in thousandths (1.2 W/M is 1200, 3.25 CBM is 3250), so that no figure is rounded unseen. */
export type Thousandths = number;

/** A figure with at most three decimals in thousandths. */
export const thousandthsOf = (figure: number): Thousandths => Math.round(figure * 1000);

/** Thousandths as a plain number. */
export const figureOf = (quantity: Thousandths): number => quantity / 1000;

/** `1,200`, `3.25`, `0.005`: groups of three, decimals only where there are any. */
export const quantityText = (quantity: Thousandths): string => {
  const whole = String(Math.floor(quantity / 1000)).replace(/\B(?=(?:\d{3})+$)/g, ",");
  const part = String(quantity % 1000)
    .padStart(3, "0")
    .replace(/0+$/, "");
  return part === "" ? whole : `${whole}.${part}`;
};

/** A quotient rounded up to a whole number; both are non-negative integers below 2^53. */
export const divideUp = (dividend: number, divisor: number): number => {
  const whole = Math.floor(dividend / divisor);
  return whole * divisor < dividend ? whole + 1 : whole;
};
