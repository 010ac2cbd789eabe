import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import type { SignupField } from "#domain/accounts";
import type { CountriesActor } from "#flows/countries.ts";
import type { SignupActor } from "#flows/signup/machine.ts";
import { findProblem, selectSignup } from "#flows/signup/view.ts";
import { PasswordField, TextField } from "#web/components/text-field.tsx";
import { CountryField } from "./country-field.tsx";
import { full } from "./signup.css.ts";

type PersonFieldsProps = { readonly actor: SignupActor; readonly countries: CountriesActor };

/** What every account states. */
export function PersonFields({ actor, countries }: PersonFieldsProps): ReactElement {
  const bind = useBinding(actor);
  return (
    <>
      <TextField label="First name" autoComplete="given-name" required {...bind("firstName")} />
      <TextField label="Last name" autoComplete="family-name" required {...bind("lastName")} />
      <TextField label="Company name" autoComplete="organization" required {...bind("companyName")} />
      <TextField
        label="Phone number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        numeric
        required
        {...bind("phoneNumber")}
      />
      <div className={full}>
        <TextField label="Address" autoComplete="street-address" required {...bind("address")} />
      </div>
      <TextField
        label="PIN code"
        autoComplete="postal-code"
        hint="Up to 6 characters"
        maxLength={6}
        numeric
        required
        {...bind("pinCode")}
      />
      <CountryField actor={actor} countries={countries} />
      <PasswordField
        label="Password"
        hint="At least 6 characters"
        autoComplete="new-password"
        required
        {...bind("password")}
      />
      <PasswordField label="Confirm password" autoComplete="new-password" required {...bind("confirmPassword")} />
    </>
  );
}

/** What ties a text field to the form. */
export function useBinding(actor: SignupActor) {
  const { details, problems } = useSelector(actor, selectSignup);
  return (field: SignupField) => ({
    field,
    value: details[field],
    error: findProblem(problems, field),
    onChange: (typed: string) => actor.send({ type: "details.typed", changes: { [field]: typed } }),
  });
}
