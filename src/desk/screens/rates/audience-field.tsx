import { type ReactElement, useState } from "react";
import { Button } from "#web/components/button.tsx";
import { Combobox } from "#web/components/combobox/combobox.tsx";
import { cross } from "#web/components/icon/shapes.ts";
import { Segmented } from "#web/components/segmented.tsx";
import { labelRow } from "#web/components/field.css.ts";
import { findEnteredCompany } from "../../flows/rates-import.ts";
import { GroupField } from "../../kit/group-field.tsx";
import type { RateChoices, SheetAudience } from "../../ports/index.ts";
import * as css from "./rates.css.ts";

interface AudienceFieldProps {
  readonly audience: SheetAudience | null;
  readonly known: RateChoices;
  /** Companies of the audience that are not searched for. */
  readonly named?: RateChoices["companies"] | undefined;
  readonly error?: string | undefined;
  /** A company that is typed and not chosen. */
  readonly typedCompany: string;
  readonly companyError: string | undefined;
  readonly onType: (company: string) => void;
  readonly onSearch: (typed: string) => void;
  readonly onChange: (audience: SheetAudience | null) => void;
}

const NOBODY: SheetAudience = { groups: [], companies: [] };

/** Who finds the prices: everybody, or groups and companies. */
export function AudienceField({ error, ...props }: AudienceFieldProps): ReactElement {
  const { audience, onChange } = props;
  /* The group that is being typed is sent, and becomes a button once the field is left. */
  const [pending, setPending] = useState<string | null>(null);
  const groups = audience?.groups.filter((one) => one !== pending) ?? [];
  return (
    <fieldset className={css.group}>
      <legend className={labelRow}>Who finds the prices</legend>
      <Segmented
        label="Who finds the prices"
        options={[
          { value: "all", label: "Everybody" },
          { value: "some", label: "Groups and companies" },
        ]}
        value={audience === null ? "all" : "some"}
        onChange={(value) => onChange(value === "all" ? null : NOBODY)}
      />
      {audience !== null && (
        <>
          <GroupField
            label="Add a group"
            value=""
            onChange={(group) => {
              const isAdded = group !== "" && !groups.includes(group);
              setPending(isAdded ? group : null);
              onChange({ ...audience, groups: isAdded ? [...groups, group] : groups });
            }}
            onSettled={() => setPending(null)}
          />
          <div className={css.palette2}>
            {groups.map((group) => (
              <Button
                key={group}
                kind="secondary"
                size="small"
                iconEnd={cross}
                ariaLabel={`Remove the group ${group}`}
                onClick={() => onChange({ ...audience, groups: audience.groups.filter((one) => one !== group) })}
              >
                {`Group ${group}`}
              </Button>
            ))}
          </div>
          <Companies {...props} audience={audience} />
        </>
      )}
      {error !== undefined && (
        <p className={css.wrong} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

type CompaniesProps = Omit<AudienceFieldProps, "error"> & { readonly audience: SheetAudience };

function Companies(props: CompaniesProps): ReactElement {
  const { audience, known, named = [], typedCompany: typed, companyError, onType, onSearch, onChange } = props;
  const [chosen, setChosen] = useState<RateChoices["companies"]>([]);
  const findName = (id: string): string =>
    [...chosen, ...named, ...known.companies].find((company) => company.id === id)?.name ?? id;
  const options = known.companies.filter(({ id }) => !audience.companies.includes(id));
  const choose = ({ id, name }: RateChoices["companies"][number]): void => {
    setChosen([...chosen, { id, name }]);
    onType("");
    onChange({ ...audience, companies: [...audience.companies, id] });
  };
  return (
    <>
      <Combobox
        label="Add a company"
        error={companyError}
        text={typed}
        onTextChange={(search) => {
          onType(search);
          onSearch(search);
        }}
        onChoose={({ key, name }) => choose({ id: key, name })}
        onEnter={(by) => {
          const entered = by === "key" ? findEnteredCompany(options, typed) : undefined;
          if (entered !== undefined) choose(entered);
        }}
        onClear={() => onType("")}
        list={
          options.length === 0
            ? { status: "empty", text: "No company has this name" }
            : {
                status: "options",
                groups: [{ key: "all", options: options.map(({ id, name }) => ({ key: id, name })) }],
              }
        }
      />
      <div className={css.palette2}>
        {audience.companies.map((id) => (
          <Button
            key={id}
            kind="secondary"
            size="small"
            iconEnd={cross}
            ariaLabel={`Remove ${findName(id)}`}
            onClick={() => onChange({ ...audience, companies: audience.companies.filter((one) => one !== id) })}
          >
            {findName(id)}
          </Button>
        ))}
      </div>
    </>
  );
}
