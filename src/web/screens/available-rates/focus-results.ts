/** Results have arrived: reading goes on at their heading, unless the shipper is busy outside the page's content. */
export const focusResults = (heading: HTMLElement | null): void => {
  const { activeElement } = document;
  const isFree = activeElement === null || activeElement === document.body || activeElement.closest("main") !== null;
  if (isFree) heading?.focus({ preventScroll: true });
};
