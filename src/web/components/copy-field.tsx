import { type ReactElement, useState } from "react";
import { Button } from "./button.tsx";
import { copy } from "./icon/shapes.ts";
import { TextField } from "./text-field.tsx";

type CopyFieldProps = { readonly label: string; readonly link: string };

/** A link that is shown once, to be copied. */
export function CopyField({ label, link }: CopyFieldProps): ReactElement {
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
          {isCopied ? "Copied" : "Copy link"}
        </Button>
      </div>
    </>
  );
}
