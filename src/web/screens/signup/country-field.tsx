import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { filterCountries, type CountriesActor, type CountriesView, countriesView } from "#flows/countries.ts";
import type { SignupActor } from "#flows/signup/machine.ts";
import { findProblem, selectSignup } from "#flows/signup/view.ts";
import { Combobox } from "#web/components/combobox/combobox.tsx";
import type { ComboboxList } from "#web/components/combobox/options.ts";
import { wordFailure } from "#web/messages/failures.ts";

type CountryFieldProps = { readonly actor: SignupActor; readonly countries: CountriesActor };

/** The country, from a list that is fetched when the field is first entered and searched here. */
export function CountryField({ actor, countries }: CountryFieldProps): ReactElement {
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
      list={listOf(view, details.country === "" ? countryText : "")}
      onFocus={() => countries.send({ type: "list.wanted" })}
      onTextChange={(text) => {
        if (text === countryText) return;
        choose(text, "");
        countries.send({ type: "list.wanted" });
      }}
      onChoose={({ key, name }) => choose(name, key)}
      onClear={() => choose("", "")}
    />
  );
}

function listOf(view: CountriesView, typed: string): ComboboxList {
  switch (view.kind) {
    case "unasked":
      return { status: "hint", text: "Type the name of a country." };
    case "asking":
      return { status: "looking-up", text: "Looking up countries..." };
    case "failed": {
      const { sentence, cause } = wordFailure("countries", view.failure);
      return { status: "failed", text: sentence, wayOut: `${cause ?? ""} Keep typing to try again.`.trim() };
    }
    case "listed": {
      const found = filterCountries(view.countries, typed);
      if (found.length === 0) return { status: "empty", text: "No countries found" };
      return {
        status: "options",
        groups: [{ key: "countries", options: found.map(({ id, name }) => ({ key: id, name })) }],
      };
    }
  }
}
