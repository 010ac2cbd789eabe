import { useSelector } from "@xstate/react";
import { type ReactElement, useState } from "react";
import type { TaxWarning } from "#domain/accounts";
import type { SignupCopy } from "#flows/signup/types.ts";
import type { SignupActor } from "#flows/signup/machine.ts";
import { selectTaxWarnings, findProblem, selectSignup } from "#flows/signup/view.ts";
import { FileUpload } from "#web/components/file-upload.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { useBinding } from "./person-fields.tsx";
import { tax, taxTitle } from "./signup.css.ts";

type TaxDetailsProps = { readonly actor: SignupActor };

/** What domestic accounts state too. Doubts about a number are said and stop nobody. */
export function TaxDetails({ actor }: TaxDetailsProps): ReactElement {
  const bind = useBinding(actor);
  const doubts = useSelector(actor, selectTaxWarnings);
  const pan = useDoubt(doubts.panNumber);
  const gst = useDoubt(doubts.gstNumber);
  return (
    <section className={tax} aria-labelledby="tax-details">
      <h2 id="tax-details" className={taxTitle}>
        Tax details
      </h2>
      <TextField label="PAN number" mark="Optional" numeric {...pan} {...bind("panNumber")} />
      <Copy actor={actor} copy="panCopy" label="PAN copy" />
      <TextField label="GST number" required numeric {...gst} {...bind("gstNumber")} />
      <Copy actor={actor} copy="gstCopy" label="GST copy" />
    </section>
  );
}

/** A doubt as it is shown: at once when it is certain, and once the field is left while the number may merely be unfinished. */
function useDoubt(doubt: TaxWarning | null) {
  const [wasLeft, setLeft] = useState(false);
  const isShown = doubt !== null && (wasLeft || !doubt.isIncomplete);
  return { caution: isShown ? doubt.message : undefined, onBlur: () => setLeft(true) };
}

type CopyProps = TaxDetailsProps & { readonly copy: SignupCopy; readonly label: string };

function Copy({ actor, copy, label }: CopyProps): ReactElement {
  const { copies, problems } = useSelector(actor, selectSignup);
  const file = copies[copy];
  return (
    <FileUpload
      label={label}
      field={copy}
      file={file === null ? null : { name: file.name, size: file.content.size }}
      error={findProblem(problems, copy)}
      onChoose={(chosen) => actor.send({ type: "details.copy", copy, file: { name: chosen.name, content: chosen } })}
      onRemove={() => actor.send({ type: "details.copy", copy, file: null })}
    />
  );
}
