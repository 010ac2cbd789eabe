const NEXT = "[data-problem] input, [data-next] button";

const rowOf = (one: Element | null): string | null => one?.closest("[data-row]")?.getAttribute("data-row") ?? null;

/** Focuses the first question about the whole sheet. */
export const focusQuestion = (): void =>
  document.querySelector<HTMLElement>("[data-questions] :is(input, select, button)")?.focus();

/** Focuses the next problem of another row that is not corrected, or else what comes after all of them. */
export const focusNext = (from: HTMLElement | null, isRowGone = false): void => {
  const all = [...document.querySelectorAll<HTMLElement>(NEXT)];
  const isBehind = (one: HTMLElement): boolean =>
    from !== null && (from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  all.find((one) => isBehind(one) && !(isRowGone && rowOf(one) !== null && rowOf(one) === rowOf(from)))?.focus();
};
