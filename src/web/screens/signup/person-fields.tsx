import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import type { SignupField } from "#domain/accounts";
import { findProblem } from "#domain/field-problem.ts";
import {
  type CountriesActor,
  filterCountries,
  findTypedCountry,
  type CountriesView,
  countriesView,
} from "#flows/countries.ts";
import type { SignupActor } from "#flows/signup/machine.ts";
import { selectSignup } from "#flows/signup/view.ts";
import { Combobox } from "#web/components/combobox/combobox.tsx";
import type { ComboboxList } from "#web/components/combobox/options.ts";
import { TextField } from "#web/components/text-field.tsx";
import { NewPasswordFields } from "#web/kit/new-password-fields.tsx";
import { failureMessage } from "#web/messages/failures.ts";
import { full } from "./signup.css.ts";

type PersonFieldsProps = { readonly actor: SignupActor; readonly countries: CountriesActor };

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
      <NewPasswordFields label="Password" againLabel="Confirm password" required bind={bind} />
    </>
  );
}

export function useBinding(actor: SignupActor) {
  const { details, problems } = useSelector(actor, selectSignup);
  return (field: SignupField) => ({
    field,
    value: details[field],
    error: findProblem(problems, field),
    onChange: (typed: string) => actor.send({ type: "details.typed", changes: { [field]: typed } }),
  });
}

type CountryFieldProps = { readonly actor: SignupActor; readonly countries: CountriesActor };

/** The list loads on first focus and is searched in the browser. */
function CountryField({ actor, countries }: CountryFieldProps): ReactElement {
  const { countryText, details, problems } = useSelector(actor, selectSignup);
  const view = useSelector(countries, countriesView);
  const choose = (text: string, id: string) => actor.send({ type: "details.country", text, id });
  return (
    <Combobox
      label="Country"
      field="country"
      required
      opensOn="focus"
      placeholder="Search countries"
      text={countryText}
      chosenKey={details.country === "" ? undefined : details.country}
      error={findProblem(problems, "country")}
      list={toComboboxList(view, details.country === "" ? countryText : "")}
      onFocus={() => countries.send({ type: "form.submitted" })}
      onTextChange={(text) => {
        if (text === countryText) return;
        choose(text, "");
        countries.send({ type: "form.submitted" });
      }}
      onEnter={() => {
        const meant =
          view.kind === "loaded" && details.country === "" ? findTypedCountry(view.countries, countryText) : null;
        if (meant !== null) choose(meant.name, meant.id);
      }}
      onChoose={({ key, name }) => choose(name, key)}
      onClear={() => choose("", "")}
    />
  );
}

function toComboboxList(view: CountriesView, typed: string): ComboboxList {
  switch (view.kind) {
    case "idle":
      return { status: "hint", text: "Type the name of a country." };
    case "loading":
      return { status: "looking-up", text: "Looking up countries..." };
    case "failed": {
      const { sentence, cause } = failureMessage("countries", view.failure);
      return { status: "failed", text: sentence, advice: `${cause ?? ""} Keep typing to try again.`.trim() };
    }
    case "loaded": {
      const found = filterCountries(view.countries, typed);
      if (found.length === 0) return { status: "empty", text: "No countries found" };
      return {
        status: "options",
        groups: [{ key: "countries", options: found.map(({ id, name }) => ({ key: id, name })) }],
      };
    }
  }
}
