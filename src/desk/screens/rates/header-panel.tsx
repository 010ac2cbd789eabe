import type { ReactElement } from "react";
import { Button } from "#web/components/button.tsx";
import { text } from "#web/styles/typography.css.ts";
import { findCorrection } from "../../flows/rates-corrections.ts";
import type { ImportActor } from "../../flows/rates-import.ts";
import type { RateImport, SheetColumn, SheetTab } from "../../ports/index.ts";
import { CorrectCell } from "./correct-cell.tsx";
import * as css from "./rates.css.ts";

interface HeaderPanelProps {
  readonly actor: ImportActor;
  readonly one: RateImport;
  readonly tab: SheetTab;
  readonly column: SheetColumn;
  readonly isBusy: boolean;
  readonly onCorrected: () => void;
}

/** The header of a column, to be typed as it should be; nothing where it is written in several cells. */
export function HeaderPanel({ actor, one, tab, column, isBusy, onCorrected }: HeaderPanelProps): ReactElement | null {
  const { headerCell, header } = column;
  if (headerCell === null) return null;
  const cell = { tab: one.tabs.length === 1 ? null : tab.name, cell: headerCell, text: header, isHeader: true };
  const correction = findCorrection(one, cell);
  return (
    <section className={css.panel} aria-labelledby="header">
      <h2 id="header" className={text.h3}>
        Is its header wrong?
      </h2>
      <p className={css.quietText}>
        {correction === null
          ? "Type it as it should be, and the column is recognised by it, in this import only."
          : `${one.fileName} says ${correction.from === "" ? "nothing" : `"${correction.from}"`} there.`}
      </p>
      <CorrectCell
        key={`${tab.name ?? ""} ${headerCell}`}
        actor={actor}
        one={one}
        cell={cell}
        isProblem={column.kind === "unknown"}
        onSent={onCorrected}
      />
      {correction !== null && (
        <Button
          kind="ghost"
          size="small"
          disabled={isBusy}
          onClick={() => actor.send({ type: "change.requested", change: { kind: "take-back", correction } })}
        >
          {`Take back ${headerCell}`}
        </Button>
      )}
    </section>
  );
}
