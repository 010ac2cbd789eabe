import {
  type DragEvent,
  type KeyboardEvent,
  type ReactElement,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { num } from "#web/styles/typography.css.ts";
import type { SampleLine, SheetColumn, SheetTab } from "../../ports/index.ts";
import { type Decision, toCharge, toField } from "../../flows/rates-import.ts";
import * as css from "./rates.css.ts";
import { countOf, describeColumn } from "./rates-labels.ts";

interface ColumnGridProps {
  readonly tab: SheetTab;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  readonly onDrop: (index: number, decision: Decision) => void;
}

const readDragged = (text: string): Decision | null => {
  const [, kind, name] = /^(field|charge) (.+)$/.exec(text) ?? [];
  if (name === undefined) return null;
  return kind === "field" ? toField(name) : toCharge(name);
};

/* Row numbers are the first cell of each row. */
const findColumn = ({ target }: SyntheticEvent): number | null => {
  const cell = target instanceof Element ? target.closest("td, th") : null;
  return cell instanceof HTMLTableCellElement && cell.cellIndex > 0 ? cell.cellIndex - 1 : null;
};

/* Only sideways: the page stays where it is. */
const showColumn = (sheet: HTMLElement | null, index: number): void => {
  const cell = sheet?.querySelectorAll<HTMLElement>("thead th")[index];
  if (sheet === null || cell === undefined) return;
  const isHidden =
    cell.offsetLeft < sheet.scrollLeft || cell.offsetLeft + cell.offsetWidth > sheet.scrollLeft + sheet.clientWidth;
  if (isHidden) sheet.scrollLeft = cell.offsetLeft - (sheet.clientWidth - cell.offsetWidth) / 2;
};

/** The sheet with what each column is read as; a column is chosen with a press or the arrow keys, or takes what is dropped on any of its cells. */
export function ColumnGrid(props: ColumnGridProps): ReactElement {
  const { tab, chosen, onChoose, onDrop } = props;
  const [over, setOver] = useState<number | null>(null);
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => showColumn(sheet.current, chosen), [chosen]);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(null);
    const [index, decision] = [findColumn(event), readDragged(event.dataTransfer.getData("text/plain"))];
    if (index !== null && decision !== null) onDrop(index, decision);
  };
  const choose = (event: SyntheticEvent): void => {
    const index = findColumn(event);
    if (index !== null) onChoose(index);
  };
  const more = tab.isTable ? tab.rows - tab.lines.length : 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
    <section ref={sheet} className={css.sheet} tabIndex={0} aria-label="Sheet with its columns, scroll sideways">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the button of each column has the keys */}
      <table
        className={`${css.grid} ${num}`}
        onClick={choose}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(findColumn(event));
        }}
        onDragLeave={() => setOver(null)}
        onDrop={drop}
      >
        <thead>
          <tr>
            <td>
              <VisuallyHidden>Row</VisuallyHidden>
            </td>
            {tab.columns.map((column, index) => (
              <th key={column.letters} scope="col" className={css.meaningCell}>
                <Meaning {...props} column={column} index={index} isOver={index === over} />
              </th>
            ))}
          </tr>
          <tr className={css.letters} aria-hidden>
            <td />
            {tab.columns.map(({ letters }) => (
              <td key={letters}>{letters}</td>
            ))}
          </tr>
        </thead>
        <tbody>
          {tab.above.map((line) => (
            <Line key={line.line} line={line} columns={tab.columns} />
          ))}
          {tab.headLine !== null && (
            <tr className={css.headRow}>
              <th scope="row">{tab.headLine}</th>
              {tab.columns.map(({ letters, header, kind }) => (
                <td key={letters} className={kind === "unknown" ? css.unknownCell : undefined}>
                  {header}
                </td>
              ))}
            </tr>
          )}
          {tab.lines.map((line) => (
            <Line key={line.line} line={line} columns={tab.columns} />
          ))}
        </tbody>
      </table>
      {more > 0 && <p className={css.more}>{countOf(more, "more row")}</p>}
    </section>
  );
}

function Line({
  line,
  columns,
}: {
  readonly line: SampleLine;
  readonly columns: readonly SheetColumn[];
}): ReactElement {
  return (
    <tr>
      <th scope="row">{line.line}</th>
      {columns.map(({ letters, kind }, index) => (
        <td key={letters} className={kind === "unknown" ? css.unknownCell : undefined}>
          {line.cells[index] ?? ""}
        </td>
      ))}
    </tr>
  );
}

interface MeaningProps extends ColumnGridProps {
  readonly column: SheetColumn;
  readonly index: number;
  readonly isOver: boolean;
}

function Meaning({ tab, column, index, chosen, isOver, onChoose }: MeaningProps): ReactElement {
  const [what, detail] = describeColumn(column);
  const move = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const next = index + step;
    if (step === 0 || next < 0 || next >= tab.columns.length) return;
    event.preventDefault();
    onChoose(next);
    const cells = event.currentTarget.closest("tr")?.querySelectorAll("button");
    cells?.[next]?.focus();
  };
  return (
    <button
      type="button"
      className={`${css.meaning} ${css.kinds[column.kind]}`}
      aria-pressed={index === chosen}
      aria-label={`${what} ${detail}, column ${column.letters}, ${column.header === "" ? "no header" : column.header}`}
      tabIndex={index === chosen ? 0 : -1}
      data-over={isOver ? "" : undefined}
      onKeyDown={move}
    >
      {what} <small>{detail}</small>
    </button>
  );
}
