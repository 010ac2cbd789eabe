/** Goes to the first field or marked part of the form with a problem; after the next paint, when they are marked. */
export function focusFirstProblem(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('form :is([aria-invalid="true"], [data-problem])')?.focus(),
  );
}
