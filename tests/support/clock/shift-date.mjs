/**
 * Lets the clock of this process or page run ahead (or behind) by so many milliseconds; timers keep their length. It uses
 * nothing outside itself, because it is also sent into pages.
 * @param {number} offset
 */
export const shiftDate = (offset) => {
  const Real = Date;
  const now = () => Real.now() + offset;
  globalThis.Date = new Proxy(Real, {
    apply: () => new Real(now()).toString(),
    construct: (target, words, made) => Reflect.construct(target, words.length === 0 ? [now()] : words, made),
    get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
  });
};
