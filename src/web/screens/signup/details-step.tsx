import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import type { SignupMode } from "#domain/accounts";
import type { CountriesActor } from "#flows/countries.ts";
import type { SignupActor } from "#flows/signup/machine.ts";
import { selectSignup, selectPendingRequest } from "#flows/signup/view.ts";
import { Button } from "#web/components/button.tsx";
import { LinkAction } from "#web/components/link.tsx";
import { TextLink } from "#web/components/router-link.tsx";
import { Segmented, type SegmentedOption } from "#web/components/segmented.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { text } from "#web/styles/typography.css.ts";
import { Refused } from "../sign-in/refused.tsx";
import { PersonFields } from "./person-fields.tsx";
import { ask, fields, foot, full, head } from "./signup.css.ts";
import { TaxDetails } from "./tax-details.tsx";

const MODES: readonly SegmentedOption<SignupMode>[] = [
  { value: "Domestic", label: "Domestic" },
  { value: "International", label: "International" },
];

type DetailsStepProps = { readonly actor: SignupActor; readonly countries: CountriesActor };

/** The third step: who the account is for. International hides the tax details and sends none of them. */
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
      {failure !== null && <Refused {...failure} />}
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
      <div className={foot}>
        <Button type="submit" size="large" busyLabel={isBusy ? "Creating account..." : undefined}>
          Create account
        </Button>
        <p className={ask}>
          Already registered? <TextLink to="/login">Sign In</TextLink>
        </p>
      </div>
    </>
  );
}
