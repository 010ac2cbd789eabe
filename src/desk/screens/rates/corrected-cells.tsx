import type { ReactElement } from "react";
import { Button } from "#web/components/button.tsx";
import { text } from "#web/styles/typography.css.ts";
import type { ImportActor } from "../../flows/rates-import.ts";
import type { CorrectedCell, RateImport } from "../../ports/index.ts";
import { formatOfficeMoment } from "../../shell/office-clock.tsx";
import * as css from "./rates.css.ts";
import { countOf } from "./rates-labels.ts";

interface CorrectedCellsProps {
  readonly actor: ImportActor;
  readonly one: RateImport;
  readonly isBusy: boolean;
}

/** The corrected cells of an import, with what the file says; each can be taken back. */
export function CorrectedCells({ actor, one, isBusy }: CorrectedCellsProps): ReactElement | null {
  const { corrections, fileName } = one;
  if (corrections.length === 0) return null;
  return (
    <section className={css.panel} aria-labelledby="corrections">
      <h2 id="corrections" className={text.h3}>
        {countOf(corrections.length, "corrected cell")}
      </h2>
      <p className={css.quietText}>In this import only. {fileName} stays as it is.</p>
      <ul className={css.notes}>
        {corrections.map((correction) => (
          <li key={`${correction.tab ?? ""} ${correction.cell}`}>
            <span className={css.correctedCell}>{correction.cell}</span>
            <div className={css.noteBody}>
              <Correction correction={correction} />
            </div>
            <Button
              kind="ghost"
              size="small"
              disabled={isBusy}
              onClick={() => actor.send({ type: "change.requested", change: { kind: "take-back", correction } })}
            >
              {`Take back ${correction.cell}`}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a cell says and what it is read as, and who has corrected it. */
function Correction({ correction }: { readonly correction: CorrectedCell }): ReactElement {
  const { tab, from, to, staffName, correctedAt } = correction;
  return (
    <p>
      {tab === null ? "" : `${tab}: `}
      <del>{from === "" ? "empty" : from}</del> <b>{to === "" ? "empty" : to}</b>
      <small>
        {staffName}, {formatOfficeMoment(correctedAt)}
      </small>
    </p>
  );
}
