const FIELDS = ["input", "select", "textarea", "[role=spinbutton]"].map(
  (control) => `form ${control}:not([disabled], [readonly], [type=hidden], [data-optional] *)`,
);
const REQUIRED_FIELD = FIELDS.map((field) => `${field}:is([required], [aria-required=true])`).join();

/** Moves the focus of a dialog to the first field that must be filled in, unless one of its controls has it already. */
export function focusFirstField(dialog: HTMLElement): void {
  const { activeElement: active } = document;
  if (active !== dialog && dialog.contains(active)) return;
  const field = dialog.querySelector<HTMLElement>(REQUIRED_FIELD) ?? dialog.querySelector<HTMLElement>(FIELDS.join());
  field?.focus();
}
