import { useSelector } from "@xstate/react";
import { type ReactElement, useState } from "react";
import type { SignupMode, TaxWarning } from "#domain/accounts";
import { findProblem } from "#domain/field-problem.ts";
import type { CountriesActor } from "#flows/countries.ts";
import type { SignupActor } from "#flows/signup/machine.ts";
import type { SignupCopy } from "#flows/signup/types.ts";
import { selectSignup, selectPendingRequest, selectTaxWarnings } from "#flows/signup/view.ts";
import { Button } from "#web/components/button.tsx";
import { FileUpload } from "#web/components/file-upload.tsx";
import { LinkAction, OutsideLink } from "#web/components/link.tsx";
import { TextLink } from "#web/components/router-link.tsx";
import { Segmented, type SegmentedOption } from "#web/components/segmented.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { quietText } from "#web/kit/atoms.css.ts";
import { text } from "#web/styles/typography.css.ts";
import { SignInRefusal } from "../sign-in/auth-layout.tsx";
import { PersonFields, useBinding } from "./person-fields.tsx";
import { fields, foot, full, head, tax, taxTitle } from "./signup.css.ts";

const MODES: readonly SegmentedOption<SignupMode>[] = [
  { value: "Domestic", label: "Domestic" },
  { value: "International", label: "International" },
];

type DetailsStepProps = { readonly actor: SignupActor; readonly countries: CountriesActor };

/** International hides the tax details and sends none. */
export function DetailsStep({ actor, countries }: DetailsStepProps): ReactElement {
  const { details, sentTo, failure } = useSelector(actor, selectSignup);
  const isBusy = useSelector(actor, selectPendingRequest) === "creating";
  return (
    <>
      <div className={head}>
        <h1 className={text.h1} tabIndex={-1}>
          Your details
        </h1>
        <Segmented
          label="Account type"
          size="large"
          options={MODES}
          value={details.mode}
          onChange={(mode) => actor.send({ type: "details.typed", changes: { mode } })}
        />
      </div>
      {failure !== null && <SignInRefusal {...failure} />}
      <div className={fields}>
        <div className={full}>
          <TextField
            label="Email"
            type="email"
            value={sentTo}
            readOnly
            aside={
              <LinkAction disabled={isBusy} onClick={() => actor.send({ type: "email.reopened" })}>
                Use another address
              </LinkAction>
            }
          />
        </div>
        <PersonFields actor={actor} countries={countries} />
        {details.mode === "Domestic" && <TaxDetails actor={actor} />}
      </div>
      <p className={quietText.ui}>
        By creating an account you accept the{" "}
        <OutsideLink href="/terms" opensTab>
          Terms
        </OutsideLink>
        . What happens with your data is described under{" "}
        <OutsideLink href="/privacy" opensTab>
          Privacy
        </OutsideLink>
        .
      </p>
      <div className={foot}>
        <Button type="submit" size="large" busyLabel={isBusy ? "Creating account..." : undefined}>
          Create account
        </Button>
        <p className={quietText.ui}>
          Already registered? <TextLink to="/login">Sign In</TextLink>
        </p>
      </div>
    </>
  );
}

type TaxDetailsProps = { readonly actor: SignupActor };

/** A warning about a tax number never blocks the form. */
function TaxDetails({ actor }: TaxDetailsProps): ReactElement {
  const bind = useBinding(actor);
  const doubts = useSelector(actor, selectTaxWarnings);
  const pan = useTaxWarning(doubts.panNumber);
  const gst = useTaxWarning(doubts.gstNumber);
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

/** Shown at once if certain, otherwise when the field loses the focus: the number may be unfinished. */
function useTaxWarning(doubt: TaxWarning | null) {
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
