import type { ReactElement, ReactNode } from "react";
import { Button } from "#web/components/button.tsx";
import { text } from "#web/styles/typography.css.ts";
import type { ImportActor, ImportStep } from "../../flows/rates-import.ts";
import type { RateImport } from "../../ports/index.ts";
import { formatOfficeMoment } from "../../shell/office-clock.tsx";
import * as css from "./rates.css.ts";
import { countOf } from "./rates-labels.ts";

interface CorrectionsProps {
  readonly actor: ImportActor;
  readonly one: RateImport;
  readonly isBusy: boolean;
}

interface Correction {
  readonly tab: string | null;
  /** `G10`, or `Row 12`. */
  readonly name: string;
  readonly content: ReactNode;
  readonly staffName: string;
  readonly at: string;
  readonly takeBack: ImportStep;
}

/** The corrected cells of an import, with what the file says, and the rows that are left out; each can be taken back. */
export function Corrections({ actor, one, isBusy }: CorrectionsProps): ReactElement {
  const list = (id: string, title: string, items: readonly Correction[]): ReactNode =>
    items.length > 0 && (
      <section className={css.panel} aria-labelledby={id}>
        <h2 id={id} className={text.h3}>
          {title}
        </h2>
        <p className={css.quietText}>In this import only. {one.fileName} stays as it is.</p>
        <ul className={css.notes}>
          {items.map((item) => (
            <Item
              key={`${item.tab ?? ""} ${item.name}`}
              item={item}
              isBusy={isBusy}
              onTakeBack={() => actor.send({ type: "change.requested", change: item.takeBack })}
            />
          ))}
        </ul>
      </section>
    );
  const cells = one.corrections.map(
    (correction): Correction => ({
      tab: correction.tab,
      name: correction.cell,
      content: (
        <>
          <del>{correction.from === "" ? "empty" : correction.from}</del>{" "}
          <b>{correction.to === "" ? "empty" : correction.to}</b>
        </>
      ),
      staffName: correction.staffName,
      at: correction.correctedAt,
      takeBack: { kind: "take-back", correction },
    }),
  );
  const rows = one.leftOut.map(
    ({ tab, line, text: content, staffName, leftOutAt }): Correction => ({
      tab,
      name: `Row ${line}`,
      content,
      staffName,
      at: leftOutAt,
      takeBack: { kind: "row", row: { tab, line, isLeftOut: false } },
    }),
  );
  return (
    <>
      {list("corrections", countOf(cells.length, "corrected cell"), cells)}
      {list("left-out", `${countOf(rows.length, "row")} left out`, rows)}
    </>
  );
}

interface ItemProps {
  readonly item: Correction;
  readonly isBusy: boolean;
  readonly onTakeBack: () => void;
}

function Item({ item, isBusy, onTakeBack }: ItemProps): ReactElement {
  const { tab, name, content, staffName, at } = item;
  return (
    <li>
      <span className={css.correctedCell}>{name}</span>
      <div className={css.noteBody}>
        <p>
          {tab === null ? "" : `${tab}: `}
          {content}
          <small>
            {staffName}, {formatOfficeMoment(at)}
          </small>
        </p>
      </div>
      <Button kind="ghost" size="small" disabled={isBusy} onClick={onTakeBack}>
        {`Take back ${name.startsWith("Row") ? name.toLowerCase() : name}`}
      </Button>
    </li>
  );
}
