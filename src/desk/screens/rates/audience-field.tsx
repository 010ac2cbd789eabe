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
  readonly onSearch: (typed: string) => void;
  readonly onChange: (audience: SheetAudience | null) => void;
}

const NOBODY: SheetAudience = { groups: [], companies: [] };

/** Who finds the prices: everybody, or groups and companies. */
export function AudienceField({ audience, known, named, error, onSearch, onChange }: AudienceFieldProps): ReactElement {
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
              if (group !== "" && !audience.groups.includes(group))
                onChange({ ...audience, groups: [...audience.groups, group] });
            }}
          />
          <div className={css.palette2}>
            {audience.groups.map((group) => (
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
          <Companies audience={audience} known={known} named={named} onSearch={onSearch} onChange={onChange} />
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

type CompaniesProps = AudienceFieldProps & { readonly audience: SheetAudience };

function Companies({ audience, known, named = [], onSearch, onChange }: CompaniesProps): ReactElement {
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<RateChoices["companies"]>([]);
  const findName = (id: string): string =>
    [...chosen, ...named, ...known.companies].find((company) => company.id === id)?.name ?? id;
  const options = known.companies.filter(({ id }) => !audience.companies.includes(id));
  const choose = ({ id, name }: RateChoices["companies"][number]): void => {
    setChosen([...chosen, { id, name }]);
    setTyped("");
    onChange({ ...audience, companies: [...audience.companies, id] });
  };
  return (
    <>
      <Combobox
        label="Add a company"
        text={typed}
        onTextChange={(search) => {
          setTyped(search);
          onSearch(search);
        }}
        onChoose={({ key, name }) => choose({ id: key, name })}
        onEnter={(by) => {
          const entered = by === "key" ? findEnteredCompany(options, typed) : undefined;
          if (entered !== undefined) choose(entered);
        }}
        onClear={() => setTyped("")}
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
