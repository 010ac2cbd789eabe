/** One line of the benchmark: what was measured against which floor of the same run, and the goal for their ratio. */
export interface Figure {
  readonly name: string;
  /** What was measured and its floor, in words with units. */
  readonly measured: string;
  readonly floor: string;
  readonly ratio: number;
  readonly goal: { readonly kind: "at-most" | "at-least"; readonly value: number };
}

/** Whether a figure reaches its goal. */
const reached = ({ ratio, goal }: Figure): boolean =>
  goal.kind === "at-most" ? ratio <= goal.value : ratio >= goal.value;

const text = (figure: Figure): string => {
  const sign = figure.goal.kind === "at-most" ? "≤" : "≥";
  const verdict = reached(figure) ? "reached" : "MISSED";
  return `${figure.name}: ${figure.measured} / ${figure.floor} = ${figure.ratio.toFixed(3)} (goal ${sign} ${figure.goal.value}) ${verdict}`;
};

/** Prints a figure as one line; `npm run bench` gathers the lines of all benchmarks. */
export const report = (figure: Figure): void => console.log(text(figure));
