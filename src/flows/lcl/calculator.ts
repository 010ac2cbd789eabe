import { assign, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { readQuery, writeQuery } from "../query-text.ts";
import {
  type CargoMeasure,
  EMPTY_PIECE_LINE,
  MAX_PIECE_LINES,
  measureCargo,
  PIECE_FIELDS,
  type PieceLine,
  type PieceUnits,
} from "#domain/lcl";
import type { NumberFormat } from "#domain/money";
import { DRAFT_KEYS } from "../draft-keys.ts";
import { type FlowPorts, machineTypes } from "../kit/request.ts";
import { findReaderNumbers } from "../reader-numbers.ts";

/** A line with a key of its own, so that removing one leaves the fields of the others as they are. */
export interface KeyedLine extends PieceLine {
  readonly key: number;
}

interface CalculatorContext extends CalculatorForm {
  /** In which figures are typed. */
  readonly numbers: NumberFormat;
}

interface CalculatorForm {
  readonly isOpen: boolean;
  readonly units: PieceUnits;
  readonly lines: readonly KeyedLine[];
}

type CalculatorEvent =
  | { readonly type: "calculator.toggled" }
  | { readonly type: "calculator.closed" }
  | { readonly type: "units.changed"; readonly changes: Partial<PieceUnits> }
  | { readonly type: "line.changed"; readonly key: number; readonly changes: Partial<PieceLine> }
  | { readonly type: "line.added" }
  | { readonly type: "line.removed"; readonly key: number }
  | { readonly type: "lines.cleared" };

const EMPTY: CalculatorForm = {
  isOpen: false,
  units: { length: "cm", weight: "kg" },
  lines: [{ key: 0, ...EMPTY_PIECE_LINE }],
};

const appendLine = (lines: readonly KeyedLine[]): readonly KeyedLine[] =>
  lines.length >= MAX_PIECE_LINES
    ? lines
    : [...lines, { key: Math.max(-1, ...lines.map(({ key }) => key)) + 1, ...EMPTY_PIECE_LINE }];

const withoutLine = (lines: readonly KeyedLine[], key: number): readonly KeyedLine[] => {
  const left = lines.filter((line) => line.key !== key);
  return left.length === 0 ? appendLine([]) : left;
};

/** `open=1&length=in&weight=lb&line0=8;120;80;65;110`, with a numbered `line` for each line. */
export const serialiseCalculator = ({ isOpen, units, lines }: CalculatorForm): string =>
  writeQuery([
    ["open", isOpen ? "1" : "0"],
    ["length", units.length],
    ["weight", units.weight],
    ...lines.map((line, index) => [`line${index}`, PIECE_FIELDS.map((field) => line[field]).join(";")] as const),
  ]);

const readLine = (text: string, key: number): KeyedLine => {
  const [pieces = "", length = "", width = "", height = "", weight = ""] = text.split(";");
  return { key, pieces, length, width, height, weight };
};

/** An unreadable text gives an empty calculator. */
export const parseCalculator = (text: string | null): CalculatorForm => {
  const query = readQuery(text ?? "");
  const texts = Array.from({ length: MAX_PIECE_LINES }, (_, index) => query.get(`line${index}`));
  const lines = texts.flatMap((line, index) => (line === undefined ? [] : [readLine(line, index)]));
  return {
    isOpen: query.get("open") === "1",
    units: {
      length: query.get("length") === "in" ? "in" : "cm",
      weight: query.get("weight") === "lb" ? "lb" : "kg",
    },
    lines: lines.length === 0 ? EMPTY.lines : lines,
  };
};

interface CalculatorTypes {
  readonly context: CalculatorContext;
  readonly events: CalculatorEvent;
}

/** Pieces and dimensions of an LCL load; the screen copies the total to the form on request. */
export const calculatorFlow = ({ ports: { drafts, sessionStore } }: FlowPorts<"drafts" | "sessionStore">) =>
  setup({
    types: machineTypes<CalculatorTypes>(),
    actions: { save: ({ context }) => drafts.save(DRAFT_KEYS.lclCalculator, serialiseCalculator(context)) },
  }).createMachine({
    id: "lcl-calculator",
    context: { ...parseCalculator(drafts.load(DRAFT_KEYS.lclCalculator)), numbers: findReaderNumbers(sessionStore) },
    on: {
      "calculator.toggled": { actions: [assign(({ context }) => ({ isOpen: !context.isOpen })), "save"] },
      "calculator.closed": { actions: [assign({ isOpen: false }), "save"] },
      "units.changed": {
        actions: [assign(({ context, event }) => ({ units: { ...context.units, ...event.changes } })), "save"],
      },
      "line.changed": {
        actions: [
          assign(({ context, event: { key, changes } }) => ({
            lines: context.lines.map((line) => (line.key === key ? { ...line, ...changes } : line)),
          })),
          "save",
        ],
      },
      "line.added": { actions: [assign(({ context }) => ({ lines: appendLine(context.lines) })), "save"] },
      "line.removed": {
        actions: [assign(({ context, event }) => ({ lines: withoutLine(context.lines, event.key) })), "save"],
      },
      "lines.cleared": { actions: [assign({ lines: EMPTY.lines }), "save"] },
    },
  });

type CalculatorMachine = ReturnType<typeof calculatorFlow>;
export type CalculatorActor = ActorRefFrom<CalculatorMachine>;

export const selectCargoMeasure = ({ context }: SnapshotFrom<CalculatorMachine>): CargoMeasure =>
  measureCargo(context.lines, context.units, context.numbers);
