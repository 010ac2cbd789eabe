import { type ReactElement, useState } from "react";
import { Button } from "#web/components/button.tsx";
import { copy } from "#web/components/icon/shapes.ts";

interface CopyButtonProps {
  readonly label: string;
  /** Where the label alone does not say what is copied. */
  readonly name?: string;
  readonly text: string;
}

/** Copies a text to the clipboard. */
export function CopyButton({ label, name = label, text }: CopyButtonProps): ReactElement {
  const [isCopied, setCopied] = useState(false);
  const write = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Button kind="ghost" size="small" icon={copy} ariaLabel={isCopied ? `${name}: copied` : name} onClick={write}>
      {isCopied ? "Copied" : label}
    </Button>
  );
}
