/** Goes to the first field of the form with a problem; after the next paint, when the fields carry their problems. */
export function focusFirstProblem(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus());
}
