import type { ReactElement } from "react";
import { type MoveRow, type Revision } from "#domain/tracking";
import { breakable, quietText } from "#web/kit/atoms.css.ts";
import { ISSUE_LABELS, OUTCOME_LABELS } from "./journey-labels.ts";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { Badge } from "#web/components/badge.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { file, warning } from "#web/components/icon/shapes.ts";
import { OutsideLink } from "#web/components/link.tsx";
import { modeIcon } from "#web/components/route-line/markers.tsx";
import { ownDayAndTime } from "#web/messages/dates.ts";
import { text, num } from "#web/styles/typography.css.ts";
import { CLASS_LABELS, clockText, dayText, MODE_NAMES } from "./labels.ts";
import * as css from "./moves.css.ts";
import { moves, movesHead, table, history as historyStyle, historyList } from "./moves.css.ts";

const COLUMNS = ["Date", "Moves", "Location", "Vessel (Voyage)"];

/* Explicit roles: on a phone the table's display changes, which removes its native semantics. */
export function MovesTable({ rows }: { readonly rows: readonly MoveRow[] }): ReactElement {
  const latest = rows.findIndex(({ isLatest }) => isLatest);
  const stroke = (from: number): Stroke | null => {
    if (from < 0 || from >= rows.length - 1) return null;
    return from < latest ? "done" : "to-come";
  };
  return (
    <section className={moves} aria-labelledby="moves">
      <div className={movesHead}>
        <h2 id="moves" className={text.h2}>
          Moves
        </h2>
        <p className={quietText.small}>Times reflected are local Times</p>
      </div>
      <table className={table} role="table" aria-labelledby="moves">
        <thead role="rowgroup">
          <tr role="row">
            {COLUMNS.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <MoveTableRow key={row.key} row={row} before={stroke(index - 1)} after={stroke(index)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

export type Stroke = "done" | "to-come";

type MoveTableRowProps = {
  readonly row: MoveRow;
  readonly before: Stroke | null;
  readonly after: Stroke | null;
};

function MoveTableRow({ row, before, after }: MoveTableRowProps): ReactElement {
  const kind = toMarkerKind(row);
  const classes = [css.row, ...(kind === "ahead" ? [css.ahead] : []), ...(row.isLatest ? [css.latest] : [])];
  return (
    <tr role="row" className={classes.join(" ")}>
      <td role="cell" className={`${css.cell.date} ${num}`}>
        <MoveTime row={row} />
      </td>
      <td role="cell" className={css.cell.move}>
        <span className={css.track} aria-hidden="true">
          {before !== null && <span className={css.lineBefore[before]} />}
          <span className={`${css.marker} ${css.markerKind[kind]}`}>
            <Icon shape={row.subject === "document" ? file : modeIcon[row.mode]} />
          </span>
          {after !== null && <span className={css.lineAfter[after]} />}
        </span>
        <MoveEvent row={row} />
      </td>
      <td role="cell" className={css.cell.place}>
        <MovePlace row={row} />
      </td>
      <td role="cell" className={`${css.cell.vessel} ${num}`}>
        <div className={css.cellText}>
          <Vessel row={row} />
        </div>
      </td>
    </tr>
  );
}

function toMarkerKind(row: MoveRow): keyof typeof css.markerKind {
  if (row.isLatest) return "latest";
  return row.class === "actual" && !row.isRetracted && row.issues.length === 0 ? "past" : "ahead";
}

function MoveTime({ row }: { readonly row: MoveRow }): ReactElement {
  const clock = clockText(row.time);
  return (
    <div className={css.cellText}>
      <b className={css.strong}>{dayText(row.time)}</b>
      <small className={css.small}>{[clock, CLASS_LABELS[row.class]].filter((part) => part !== "").join(", ")}</small>
    </div>
  );
}

function MoveEvent({ row }: { readonly row: MoveRow }): ReactElement {
  const { containers, issues, history, isLatest, isRetracted, remark } = row;
  const hasMore = containers.length > 0 || issues.length > 0 || history.length > 0 || remark !== null;
  return (
    <>
      <div className={css.move}>
        {isRetracted ? <s className={css.withdrawn}>{row.move}</s> : <span>{row.move}</span>}
        {isLatest && <Badge kind="latest">Latest</Badge>}
        {isRetracted && <Badge kind="critical">Taken back</Badge>}
      </div>
      {hasMore && (
        <div className={css.remarks}>
          {containers.length > 0 && <p className={`${breakable} ${num}`}>{containers.join(", ")}</p>}
          {remark !== null && <p>{remark}</p>}
          {issues.map((issue) => (
            <p key={issue} className={css.issue}>
              <Icon shape={warning} size="s" />
              {ISSUE_LABELS[issue]}
            </p>
          ))}
          {history.length > 0 && <MoveHistory history={history} />}
        </div>
      )}
    </>
  );
}

function MovePlace({ row: { place } }: { readonly row: MoveRow }): ReactElement {
  const { name, address, code, facility } = place;
  const more = [address, facility, code].filter((part) => part !== null && part !== name);
  return (
    <div className={css.cellText}>
      {name === null ? <span className={css.mode}>Not stated</span> : <b className={css.strong}>{name}</b>}
      {more.length > 0 && <small className={css.small}>{more.join(", ")}</small>}
    </div>
  );
}

function Vessel({ row: { mode, subject, vessel, voyage, voyageLink } }: { readonly row: MoveRow }): ReactElement {
  if (vessel === null && voyage === null)
    return <span className={css.mode}>{subject === "document" ? "Document" : MODE_NAMES[mode]}</span>;
  const words = vessel === null ? `Voyage ${voyage ?? ""}` : `${vessel}${voyage === null ? "" : ` (${voyage})`}`;
  if (voyageLink === null) return <span>{words}</span>;
  return (
    <span>
      <OutsideLink href={voyageLink} opensTab>
        {words}
        <VisuallyHidden>, voyage details in a new tab</VisuallyHidden>
      </OutsideLink>
    </span>
  );
}

/** Earlier versions of a move: corrections and withdrawals stay visible. */
function MoveHistory({ history }: Pick<MoveRow, "history">): ReactElement {
  return (
    <details className={historyStyle}>
      <summary>{history.length === 1 ? "1 earlier report" : `${history.length} earlier reports`}</summary>
      <ul className={`${historyList} ${num}`}>
        {history.map((word, index) => (
          <li key={`${String(index)} ${word.outcome} ${word.reportedAt ?? ""}`}>{earlierText(word)}</li>
        ))}
      </ul>
    </details>
  );
}

function earlierText(word: Revision): string {
  const when = [dayText(word.time), clockText(word.time)].filter((part) => part !== "").join(" ");
  const what = [word.move, CLASS_LABELS[word.class], when, word.place].filter((part) => part !== null).join(", ");
  const told = word.reportedAt === null ? "" : `, reported ${ownDayAndTime(word.reportedAt)}`;
  return `${OUTCOME_LABELS[word.outcome]}: ${what}${told}.${word.remark === null ? "" : ` ${word.remark}`}`;
}
