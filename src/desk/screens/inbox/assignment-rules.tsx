import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { type AssignmentRule, INBOX_KIND_LABELS, INBOX_KINDS } from "#domain/inbox";
import { Button } from "#web/components/button.tsx";
import { cross, plus } from "#web/components/icon/shapes.ts";
import { IconButton } from "#web/components/icon-button.tsx";
import { Select } from "#web/components/select.tsx";
import { text } from "#web/styles/typography.css.ts";
import { createPeoplePage, peopleView } from "../../flows/inbox/filters.ts";
import { GroupField } from "../../kit/group-field.tsx";
import type { RuleCompany } from "../../ports/index.ts";
import { useDeskFlow } from "../../services.ts";
import { CompanyField } from "./company-field.tsx";
import * as css from "./rules.css.ts";

interface AssignmentRulesProps {
  readonly rules: readonly AssignmentRule[];
  readonly companies: readonly RuleCompany[];
  readonly onChange: (rules: readonly AssignmentRule[]) => void;
  /** A company was chosen by its name. */
  readonly onName: (company: RuleCompany) => void;
}

const ALL = "all";
const KINDS = [
  { value: ALL, label: "All kinds" },
  ...INBOX_KINDS.map((kind) => ({ value: kind, label: INBOX_KIND_LABELS[kind] })),
];

/** Who gets which new items: of a company, a group of companies or all. */
export function AssignmentRules({ rules, companies, onChange, onName }: AssignmentRulesProps): ReactElement {
  const view = useSelector(useActorRef(useDeskFlow(createPeoplePage)), peopleView);
  const people = view.kind === "shown" ? view.people : [];
  const [first] = people;
  const set = (at: number, changes: Partial<AssignmentRule>): void =>
    onChange(rules.map((rule, index) => (index === at ? { ...rule, ...changes } : rule)));
  return (
    <fieldset className={css.part}>
      <legend className={text.h3}>New items go to</legend>
      {rules.map((rule, index) => (
        <Rule
          key={index}
          rule={rule}
          people={people}
          companies={companies}
          onName={onName}
          onSet={(changes) => set(index, changes)}
          onRemove={() => onChange(rules.filter((_, at) => at !== index))}
        />
      ))}
      {rules.length === 0 && <p className={css.quiet}>Nobody: a clerk takes them.</p>}
      <div>
        <Button
          kind="secondary"
          size="small"
          icon={plus}
          disabled={first === undefined}
          onClick={() => onChange([...rules, { company: null, group: null, kinds: null, assignee: first ?? "" }])}
        >
          Add a rule
        </Button>
      </div>
    </fieldset>
  );
}

interface RuleProps {
  readonly rule: AssignmentRule;
  readonly people: readonly string[];
  readonly companies: readonly RuleCompany[];
  readonly onName: (company: RuleCompany) => void;
  readonly onSet: (changes: Partial<AssignmentRule>) => void;
  readonly onRemove: () => void;
}

const toNull = (typed: string): string | null => (typed === "" ? null : typed);

function Rule({
  rule: { company, group, kinds, assignee },
  people,
  companies,
  onName,
  onSet,
  onRemove,
}: RuleProps): ReactElement {
  /* Several kinds at once are set at the command line, and stay as they are until another is chosen. */
  const [kind] = kinds ?? [];
  const names = people.includes(assignee) ? people : [assignee, ...people];
  return (
    <div className={css.rule}>
      <Select
        label="Person"
        compact
        options={names.map((name) => ({ value: name, label: name }))}
        value={assignee}
        onChange={(name) => onSet({ assignee: name })}
      />
      <Select
        label="Kind"
        compact
        options={KINDS}
        value={kind ?? ALL}
        onChange={(value) => onSet({ kinds: value === ALL ? null : INBOX_KINDS.filter((one) => one === value) })}
      />
      <GroupField
        label="Group of customers"
        compact
        placeholder="All"
        value={group ?? ""}
        onChange={(typed) => onSet({ group: toNull(typed) })}
      />
      <CompanyField
        company={
          companies.find(({ id }) => id === company) ?? (company === null ? null : { id: company, name: company })
        }
        onChange={(chosen) => {
          if (chosen !== null) onName(chosen);
          onSet({ company: chosen?.id ?? null });
        }}
      />
      <IconButton icon={cross} label={`Remove the rule for ${assignee}`} onClick={onRemove} />
    </div>
  );
}
