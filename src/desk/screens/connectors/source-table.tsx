import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { formatMoney } from "#domain/money";
import { Button } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { info, warning } from "#web/components/icon/shapes.ts";
import { pill } from "#web/components/status-pill.css.ts";
import { num } from "#web/styles/typography.css.ts";
import { useNow } from "../../kit/use-now.ts";
import { ListTable } from "../../kit/table-card.tsx";
import type { Source } from "../../ports/index.ts";
import { formatOfficeDate } from "../../shell/office-clock.tsx";
import { describeQuota, describeSource, formatSoon, KIND_LABELS, STATE_LOOKS } from "./labels.ts";
import { RecentBars } from "./recent-bars.tsx";
import * as css from "./connectors.css.ts";

interface SourceTableProps {
  readonly sources: readonly Source[];
  readonly selected: string | null;
  /** Null: the person may not. */
  readonly onResume: ((source: Source) => void) | null;
}

const COLUMNS = [
  "Source",
  "State",
  "Last 16 requests",
  "Time",
  "Last answer",
  "Quota left",
  "Cost per call",
  "Actions",
];
const NOTE_STYLES = { neutral: css.note, caution: css.caution, critical: css.critical } as const;

/** Every source with its state, and below it what is wrong or ends. */
export function SourceTable({ sources, selected, onResume }: SourceTableProps): ReactElement {
  return (
    <ListTable columns={COLUMNS} selected={selected} isWide>
      {sources.map((source) => (
        <SourceRows key={source.id} source={source} isSelected={source.id === selected} onResume={onResume} />
      ))}
    </ListTable>
  );
}

interface SourceRowsProps {
  readonly source: Source;
  readonly isSelected: boolean;
  readonly onResume: SourceTableProps["onResume"];
}

function SourceRows({ source, isSelected, onResume }: SourceRowsProps): ReactElement {
  const now = useNow();
  const described = describeSource(source, now);
  const { label, tone, icon } = STATE_LOOKS[source.state];
  const look = [...(described === null ? [] : [css.noted]), ...(isSelected ? [css.selected] : [])].join(" ");
  return (
    <>
      <tr className={look} aria-current={isSelected ? "true" : undefined}>
        <th scope="row" className={css.source}>
          <SourceName source={source} />
        </th>
        <td data-label="State">
          <span className={pill[tone]}>
            <Icon shape={icon} size="s" />
            {label}
          </span>
        </td>
        <td data-label="Last 16 requests">
          {source.kind === "sheet" ? <Faint>read at import</Faint> : <RecentBars recent={source.recent} />}
        </td>
        <td data-label="Time" className={`${num} ${css.amount}`}>
          <Times source={source} />
        </td>
        <td data-label="Last answer" className={`${num} ${css.amount}`}>
          <LastAnswer source={source} now={now} />
        </td>
        <td data-label="Quota left" className={num}>
          <Quota source={source} />
        </td>
        <td data-label="Cost per call" className={`${num} ${css.amount}`}>
          <Cost source={source} />
        </td>
        <td>
          {source.pause !== null && onResume !== null && (
            <Button kind="secondary" size="small" ariaLabel={`Resume ${source.name}`} onClick={() => onResume(source)}>
              Resume
            </Button>
          )}
        </td>
      </tr>
      {described !== null && (
        <tr>
          <td colSpan={COLUMNS.length} className={css.noteCell}>
            <span className={NOTE_STYLES[described.tone]}>
              <Icon shape={described.tone === "neutral" ? info : warning} size="s" />
              {described.sentence}
            </span>
          </td>
        </tr>
      )}
    </>
  );
}

function Faint({ children }: { readonly children: string }): ReactElement {
  return <span className={css.faint}>{children}</span>;
}

function SourceName({ source: { id, name, kind, sheet } }: { readonly source: Source }): ReactElement {
  if (sheet !== null)
    return (
      <>
        {name}
        <small>
          Sheet {sheet.name}, {sheet.prices.toLocaleString("en-US")} lines
        </small>
      </>
    );
  return (
    <>
      <Link to={`/connectors/${encodeURIComponent(id)}`}>{name}</Link>
      <small>{KIND_LABELS[kind]}</small>
    </>
  );
}

function Times({ source: { usualSeconds, recent, kind } }: { readonly source: Source }): ReactElement | null {
  if (kind === "sheet") return null;
  const answered = recent.filter(({ outcome }) => outcome === "answered" || outcome === "refused");
  if (answered.length === 0) return <Faint>none</Faint>;
  const slowest = Math.max(...answered.map(({ seconds }) => seconds));
  const usual = usualSeconds ?? answered[0]?.seconds ?? slowest;
  return (
    <>
      <b>{usual.toFixed(1)} s</b>
      <small>to {slowest.toFixed(1)} s</small>
    </>
  );
}

function LastAnswer({ source, now }: { readonly source: Source; readonly now: number }): ReactElement {
  const { lastAnswer, asked, answered, sheet } = source;
  if (sheet !== null) return <>Ends {formatOfficeDate(`${sheet.validTo}T12:00:00Z`)}</>;
  return (
    <>
      {lastAnswer === null ? <Faint>none</Faint> : formatSoon(lastAnswer.at, now)}
      {asked > 0 && (
        <small>
          {answered} of {asked} today
        </small>
      )}
    </>
  );
}

function Quota({ source }: { readonly source: Source }): ReactElement {
  const [first, ...others] = describeQuota(source);
  if (first === undefined) return <Faint>no limit</Faint>;
  return (
    <>
      {first}
      {others.map((quota) => (
        <small key={quota}>{quota}</small>
      ))}
    </>
  );
}

function Cost({ source: { cost } }: { readonly source: Source }): ReactElement {
  if (cost === null) return <Faint>none</Faint>;
  return (
    <>
      {formatMoney(cost.perCall)}
      <small>{formatMoney(cost.today)} today</small>
      <small>{formatMoney(cost.month)} this month</small>
    </>
  );
}
