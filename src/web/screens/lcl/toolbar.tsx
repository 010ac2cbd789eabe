import { type ReactElement, useEffect, useRef } from "react";
import {
  type CfsKind,
  DEFAULT_LCL_CRITERIA,
  isLclListNarrowed,
  LCL_SORTS,
  type LclChoices,
  type LclCriteria,
  type LclSort,
  formatLclLoad,
} from "#domain/lcl";
import { formatQuoteSearch } from "#domain/quotes";
import type { LclEvent } from "#flows/lcl/types.ts";
import type { LclRatesView } from "#flows/lcl/view.ts";
import { visuallyHidden } from "#web/components/accessibility.css.ts";
import { Button } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { check } from "#web/components/icon/shapes.ts";
import { Select, type SelectOption } from "#web/components/select.tsx";
import { useCapability } from "#web/portal/portal-context.tsx";
import { num, text } from "#web/styles/typography.css.ts";
import { SaveTemplate } from "../dashboard/save-template.tsx";
import { foundText } from "./labels.ts";
import * as css from "./results.css.ts";
import { Row } from "#web/kit/layout.tsx";
import { quietText } from "#web/kit/atoms.css.ts";
import { formatWeekday, readerFormats } from "#web/messages/formats.ts";

export type ResultsView = Extract<LclRatesView, { readonly kind: "listed" }>;

type LclToolbarProps = {
  readonly view: ResultsView;
  readonly send: (event: LclEvent) => void;
};

export function LclToolbar({ view, send }: LclToolbarProps): ReactElement {
  const { answer, criteria, search } = view;
  const canSave = useCapability("templates");
  const change = (changes: Partial<LclCriteria>) => send({ type: "criteria.changed", changes });
  return (
    <Row gap={8} wrap>
      <Title key={`${view.page.page} ${view.page.size}`} view={view} />
      {answer.choices !== null && <Criteria choices={answer.choices} criteria={criteria} change={change} />}
      {canSave && (
        <SaveTemplate key={formatQuoteSearch(search)} search={search} look={{ kind: "ghost", size: "small" }} />
      )}
    </Row>
  );
}

/** Focused after a page change, because the pressed button belongs to the previous page. */
function Title({ view }: Pick<LclToolbarProps, "view">): ReactElement {
  const { answer, hasTurned, search } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!hasTurned) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, [hasTurned]);
  const found = foundText(answer.total ?? answer.rates.length);
  return (
    <div className={css.title}>
      <h2 ref={heading} tabIndex={-1} className={`${text.h2} ${css.found} ${num}`}>
        {found}
      </h2>
      <p role="status" className={visuallyHidden}>
        {found}
      </p>
      <p className={`${quietText.small} ${num}`}>
        {search.portOfLoading} to {search.portOfDischarge}, {formatLclLoad(search, readerFormats().numbers)}
      </p>
    </div>
  );
}

const SORT_LABELS: Readonly<Record<LclSort, string>> = {
  "lowest-total": "Lowest Total",
  "transit-time": "Transit Time",
  "next-departure": "Next departure",
};

type CriteriaProps = {
  readonly choices: LclChoices;
  readonly criteria: LclCriteria;
  readonly change: (changes: Partial<LclCriteria>) => void;
};

function Criteria({ choices, criteria, change }: CriteriaProps): ReactElement {
  const hasBoth = choices.portCfs > 0 && choices.inlandCfs > 0;
  return (
    <>
      {(hasBoth || criteria.cfs !== null) && (
        <>
          <CfsFilter kind="port" label="Port CFS" count={choices.portCfs} criteria={criteria} change={change} />
          <CfsFilter kind="inland" label="Inland CFS" count={choices.inlandCfs} criteria={criteria} change={change} />
        </>
      )}
      <DepartureFilter choices={choices} criteria={criteria} change={change} />
      <TransitFilter choices={choices} criteria={criteria} change={change} />
      <Choice
        label="Sort by"
        value={criteria.sort}
        options={LCL_SORTS.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }))}
        onChange={(sort) => change({ sort })}
      />
      {isLclListNarrowed(criteria) && (
        <Button kind="ghost" size="small" onClick={() => change({ ...DEFAULT_LCL_CRITERIA, sort: criteria.sort })}>
          Clear filters
        </Button>
      )}
    </>
  );
}

type CfsFilterProps = Pick<CriteriaProps, "criteria" | "change"> & {
  readonly kind: CfsKind;
  readonly label: string;
  readonly count: number;
};

function CfsFilter({ kind, label, count, criteria, change }: CfsFilterProps): ReactElement {
  const isChosen = criteria.cfs === kind;
  return (
    <button
      type="button"
      className={`${css.filter} ${num}`}
      aria-pressed={isChosen}
      onClick={() => change({ cfs: isChosen ? null : kind })}
    >
      {isChosen && <Icon shape={check} size="s" />}
      {label} {count}
    </button>
  );
}

type ChoiceProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
};

function Choice<Value extends string>(props: ChoiceProps<Value>): ReactElement {
  return (
    <span className={css.choice}>
      <Select {...props} labelHidden compact />
    </span>
  );
}

const ANY = "any";

function DepartureFilter({ choices, criteria: { departsBy }, change }: CriteriaProps): ReactElement | null {
  const days = departsBy === null ? choices.departures : [...new Set([...choices.departures, departsBy])].toSorted();
  if (days.length < 2 && departsBy === null) return null;
  return (
    <Choice
      label="Departure"
      value={departsBy ?? ANY}
      options={[
        { value: ANY, label: "Any departure" },
        ...days.map((day) => ({ value: day, label: `Departs by ${formatWeekday(day)}` })),
      ]}
      onChange={(day) => change({ departsBy: day === ANY ? null : day })}
    />
  );
}

function TransitFilter({ choices, criteria: { maxTransitDays }, change }: CriteriaProps): ReactElement | null {
  const stated = maxTransitDays === null ? choices.transitDays : [...choices.transitDays, maxTransitDays];
  const days = [...new Set(stated)].toSorted((one, other) => one - other);
  if (days.length < 2 && maxTransitDays === null) return null;
  return (
    <Choice
      label="Transit time"
      value={maxTransitDays === null ? ANY : String(maxTransitDays)}
      options={[
        { value: ANY, label: "Any transit time" },
        ...days.map((count) => ({ value: String(count), label: `At most ${count} days` })),
      ]}
      onChange={(count) => change({ maxTransitDays: count === ANY ? null : Number(count) })}
    />
  );
}
