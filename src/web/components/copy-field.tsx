import { type ReactElement, useState } from "react";
import { Button } from "./button.tsx";
import { copy } from "./icon/shapes.ts";
import { TextField } from "./text-field.tsx";

type CopyFieldProps = { readonly label: string; readonly link: string; readonly action?: string };

/** A link, a key or a secret that is shown once, to be copied. */
export function CopyField({ label, link, action = "Copy link" }: CopyFieldProps): ReactElement {
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <TextField label={label} value={link} hint="Copy it now. It is not shown again." readOnly />
      <div>
        <Button
          kind="secondary"
          icon={copy}
          onClick={() =>
            void navigator.clipboard.writeText(link).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {isCopied ? "Copied" : action}
        </Button>
      </div>
    </>
  );
}
