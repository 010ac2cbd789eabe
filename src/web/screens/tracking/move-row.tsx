import type { ReactElement } from "react";
import { type MoveRow, ISSUE_LABELS } from "#domain/tracking";
import { Badge } from "#web/components/badge.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { file, warning } from "#web/components/icon/shapes.ts";
import { OutsideLink } from "#web/components/link.tsx";
import { modeIcon } from "#web/components/route-line/markers.tsx";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { num } from "#web/styles/typography.css.ts";
import * as css from "./moves.css.ts";
import { MoveHistory } from "./move-history.tsx";
import { CLASS_WORDS, clockText, dayText, MODE_NAMES } from "./words.ts";

export type Stroke = "done" | "to-come";

type MoveTableRowProps = {
  readonly row: MoveRow;
  /** The line from the row before and on to the next; null at the ends. */
  readonly before: Stroke | null;
  readonly after: Stroke | null;
};

/** One move: when, what, where, by which vessel, and what is odd about it. */
export function MoveTableRow({ row, before, after }: MoveTableRowProps): ReactElement {
  const kind = kindOf(row);
  const classes = [css.row, ...(kind === "ahead" ? [css.ahead] : []), ...(row.isLatest ? [css.latest] : [])];
  return (
    <tr role="row" className={classes.join(" ")}>
      <td role="cell" className={`${css.cell.date} ${num}`}>
        <When row={row} />
      </td>
      <td role="cell" className={css.cell.move}>
        <span className={css.track} aria-hidden="true">
          {before !== null && <span className={css.lineBefore[before]} />}
          <span className={`${css.sign} ${css.signKind[kind]}`}>
            <Icon shape={row.subject === "document" ? file : modeIcon[row.mode]} />
          </span>
          {after !== null && <span className={css.lineAfter[after]} />}
        </span>
        <What row={row} />
      </td>
      <td role="cell" className={css.cell.place}>
        <Where row={row} />
      </td>
      <td role="cell" className={`${css.cell.vessel} ${num}`}>
        <div className={css.words}>
          <Vessel row={row} />
        </div>
      </td>
    </tr>
  );
}

function kindOf(row: MoveRow): keyof typeof css.signKind {
  if (row.isLatest) return "latest";
  return row.class === "actual" && !row.isRetracted && row.issues.length === 0 ? "past" : "ahead";
}

function When({ row }: { readonly row: MoveRow }): ReactElement {
  const clock = clockText(row.time);
  return (
    <div className={css.words}>
      <b className={css.strong}>{dayText(row.time)}</b>
      <small className={css.small}>{[clock, CLASS_WORDS[row.class]].filter((part) => part !== "").join(", ")}</small>
    </div>
  );
}

function What({ row }: { readonly row: MoveRow }): ReactElement {
  const { containers, issues, history, isLatest, isRetracted, remark } = row;
  const hasMore = containers.length > 0 || issues.length > 0 || history.length > 0 || remark !== null;
  return (
    <>
      <div className={css.move}>
        {isRetracted ? <s className={css.takenBack}>{row.move}</s> : <span>{row.move}</span>}
        {isLatest && <Badge kind="latest">Latest</Badge>}
        {isRetracted && <Badge kind="critical">Taken back</Badge>}
      </div>
      {hasMore && (
        <div className={css.remarks}>
          {containers.length > 0 && <p className={`${css.boxes} ${num}`}>{containers.join(", ")}</p>}
          {remark !== null && <p>{remark}</p>}
          {issues.map((issue) => (
            <p key={issue} className={css.doubt}>
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

function Where({ row: { place } }: { readonly row: MoveRow }): ReactElement {
  const { name, address, code, facility } = place;
  const more = [address, facility, code].filter((part) => part !== null && part !== name);
  return (
    <div className={css.words}>
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
