import { type ReactElement, useRef, useState } from "react";
import { answerQuestion } from "#domain/rates";
import { Button } from "#web/components/button.tsx";
import { chevronLeft, undo as undoIcon, warning } from "#web/components/icon/shapes.ts";
import { Segmented } from "#web/components/segmented.tsx";
import { type Decision, decideColumn, type ImportActor, isSameHeader } from "../../flows/rates-import.ts";
import type { RateImport, SheetColumn, SheetReading } from "../../ports/index.ts";
import { KeyButton } from "../../kit/key-button.tsx";
import { useKey } from "../../shell/keys.tsx";
import { ColumnGrid } from "./column-grid.tsx";
import { ColumnPanel } from "./column-panel.tsx";
import { focusQuestion } from "./focus-next.ts";
import { HeaderPanel } from "./header-panel.tsx";
import { EarlyQuestions } from "./questions.tsx";
import { ReadingPanel } from "./reading-panel.tsx";
import * as css from "./rates.css.ts";
import { chargeLabel } from "../../kit/charge-label.ts";
import { countOf, DRAGGED_CHARGES, DRAGGED_FIELDS, FIELD_LABELS } from "./rates-labels.ts";
import { RowPreview } from "./row-preview.tsx";

interface ColumnsStepProps {
  readonly actor: ImportActor;
  readonly one: RateImport;
  readonly isBusy: boolean;
  readonly onBack: () => void;
  readonly onCompared: () => void;
}

const isOpen = ({ kind }: SheetColumn): boolean => kind === "unknown";

/** What is to be settled before the comparison: `2 columns and 1 question to settle`. */
const describeOpen = ({ unknownColumns, earlyQuestions }: RateImport): string =>
  `${[
    ...(unknownColumns === 0 ? [] : [countOf(unknownColumns, "column")]),
    ...(earlyQuestions.length === 0 ? [] : [countOf(earlyQuestions.length, "question")]),
  ].join(" and ")} to settle`;

/** Step 2: each header to a field or a charge, or ignored. */
export function ColumnsStep({ actor, one, isBusy, onBack, onCompared }: ColumnsStepProps): ReactElement {
  const tabs = one.tabs.filter(({ name }) => one.settings.tabs.length === 0 || one.settings.tabs.includes(name ?? ""));
  const [tabName, setTab] = useState<string | null>(tabs[0]?.name ?? null);
  const tab = tabs.find(({ name }) => name === tabName) ?? tabs[0];
  const columns = tab?.columns ?? [];
  const [chosen, setChosen] = useState<number | null>(null);
  const wantsFocus = useRef(false);
  const takesFocus = (): boolean => {
    const isWanted = wantsFocus.current;
    wantsFocus.current = false;
    return isWanted;
  };
  const [history, setHistory] = useState<readonly SheetReading[]>([]);
  const firstOpen = columns.findIndex(isOpen);
  const at = chosen ?? Math.max(0, firstOpen);
  const column = columns[at];
  const open = columns.flatMap((candidate, index) => (isOpen(candidate) ? [index] : []));
  const send = (reading: SheetReading): void =>
    actor.send({ type: "change.requested", change: { kind: "reading", reading } });
  const change = (reading: SheetReading): void => {
    setHistory([...history, one.settings.reading]);
    send(reading);
  };
  const decide = (index: number, decision: Decision | null): void => {
    const header = columns[index]?.header;
    if (header === undefined || isBusy) return;
    wantsFocus.current = true;
    change(decideColumn(one.settings.reading, header, decision));
    setChosen(open.find((other) => other > index) ?? open.find((other) => other !== index) ?? index);
  };
  const takeBack = (): void => {
    const last = history.at(-1);
    if (last === undefined || isBusy) return;
    setHistory(history.slice(0, -1));
    send(last);
  };
  const skip = (): void => {
    wantsFocus.current = true;
    setChosen(open.find((index) => index > at) ?? open[0] ?? at);
  };
  const toSettle = one.unknownColumns + one.earlyQuestions.length;
  const settleNext = (): void => {
    if (one.unknownColumns === 0) return focusQuestion();
    if (open.length > 0) return skip();
    wantsFocus.current = true;
    setTab(tabs.find(({ columns: own }) => own.some(isOpen))?.name ?? null);
    setChosen(null);
  };
  useKey("j", open.length === 0 ? null : () => setChosen(open.find((index) => index > at) ?? open[0] ?? at));
  useKey("k", open.length === 0 ? null : () => setChosen(open.findLast((index) => index < at) ?? open.at(-1) ?? at));
  if (tab === undefined) return <p className={css.quietText}>No tab is chosen.</p>;
  return (
    <>
      <div className={css.bar}>
        <p>
          <b>{one.settings.provider}</b>
          {tab.name === null ? "" : `, tab "${tab.name}"`}
          {tab.headLine === null ? "" : `, header in row ${tab.headLine}`}, {countOf(tab.rows, "row")}
        </p>
        <div className={css.actions}>
          {toSettle > 0 && (
            <Button kind="secondary" size="small" icon={warning} onClick={settleNext}>
              {describeOpen(one)}
            </Button>
          )}
          <KeyButton
            letter="z"
            kind="ghost"
            size="small"
            icon={undoIcon}
            disabled={history.length === 0}
            onPress={takeBack}
          >
            Undo
          </KeyButton>
          <Button kind="secondary" size="small" icon={chevronLeft} onClick={onBack}>
            File and tabs
          </Button>
          <Button
            size="small"
            disabled={one.unknownColumns > 0 || !tabs.some(({ isTable }) => isTable)}
            busyLabel={isBusy ? "Saving..." : undefined}
            onClick={() => {
              actor.send({ type: "change.requested", change: { kind: "compare" } });
              onCompared();
            }}
          >
            Compare with what is active
          </Button>
        </div>
      </div>
      {tabs.length > 1 && (
        <Segmented
          label="Tab"
          options={tabs.map(({ name, columns: own }) => ({
            value: name ?? "",
            label: name ?? "",
            count: own.filter(isOpen).length,
          }))}
          value={tab.name ?? ""}
          onChange={(name) => {
            setTab(name);
            setChosen(null);
          }}
        />
      )}
      {!tab.isTable && (
        <p className={css.wrong}>
          No column is a port of loading and a port of discharge yet. Choose both, or correct their headers, and the
          prices below them are read.
        </p>
      )}
      <EarlyQuestions
        questions={one.earlyQuestions}
        isBusy={isBusy}
        onAnswer={(question, answer) => change(answerQuestion(one.settings.reading, question, answer))}
      />
      <div className={css.mapping}>
        <div className={css.stack}>
          <Palette />
          <ColumnGrid tab={tab} chosen={at} onChoose={setChosen} onDrop={decide} />
          <Legend />
        </div>
        {column !== undefined && (
          <div className={css.beside}>
            <ColumnPanel
              key={`${tab.name ?? ""} ${at} ${one.revision}`}
              column={column}
              decided={one.settings.reading.columns.find(({ header }) => isSameHeader(header, column.header))}
              takesFocus={takesFocus}
              position={open.indexOf(at)}
              openCount={open.length}
              isBusy={isBusy}
              onDecide={(decision) => decide(at, decision)}
              onNext={skip}
            />
            <HeaderPanel
              actor={actor}
              one={one}
              tab={tab}
              column={column}
              isBusy={isBusy}
              onCorrected={() => setChosen(at)}
            />
          </div>
        )}
        <div className={css.pair}>
          <RowPreview tab={tab} />
          <ReadingPanel reading={one.settings.reading} isBusy={isBusy} onChange={change} />
        </div>
      </div>
    </>
  );
}

const LEGEND = [
  ["field", "Field"],
  ["charge", "Charge"],
  ["unknown", "Unknown"],
  ["ignored", "Ignored"],
] as const;

function Legend(): ReactElement {
  return (
    <ul className={css.legend}>
      {LEGEND.map(([kind, label]) => (
        <li key={kind}>
          <span className={`${css.swatch} ${css.kinds[kind]}`} aria-hidden />
          {label}
        </li>
      ))}
    </ul>
  );
}

/* Text of the drag: `field PORT OF LOADING`, `charge BAF`. */
function Palette(): ReactElement {
  const items = [
    ...DRAGGED_FIELDS.map((name) => ({ kind: "field" as const, name, label: FIELD_LABELS[name] ?? name })),
    ...DRAGGED_CHARGES.map((name) => ({ kind: "charge" as const, name, label: chargeLabel(name) })),
  ];
  return (
    <div className={css.palette2} aria-hidden>
      <span className={css.quietText}>Drag onto a column:</span>
      {items.map(({ kind, name, label }) => (
        <span
          key={name}
          className={`${css.chip} ${css.kinds[kind]}`}
          draggable
          data-chip={name}
          onDragStart={(event) => event.dataTransfer.setData("text/plain", `${kind} ${name}`)}
        >
          {label}
        </span>
      ))}
    </div>
  );
}
