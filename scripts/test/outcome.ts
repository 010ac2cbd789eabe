/** What one step found: how many checks passed, failed and were left out, and the words that explain a failure. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly words: string;
}

export const passed = (count = 1): Outcome => ({ passed: count, failed: 0, skipped: 0, words: "" });
export const failed = (words: string, count = 1): Outcome => ({ passed: 0, failed: count, skipped: 0, words });
export const skipped = (words: string): Outcome => ({ passed: 0, failed: 0, skipped: 1, words });

export const addOutcomes = (left: Outcome, right: Outcome): Outcome => ({
  passed: left.passed + right.passed,
  failed: left.failed + right.failed,
  skipped: left.skipped + right.skipped,
  words: [left.words, right.words].filter(Boolean).join("\n"),
});

/** `static` steps are cheap and all run; `heavy` ones only when no static step failed. */
export interface Step {
  readonly name: string;
  readonly about: string;
  readonly phase: "static" | "heavy";
  /** How many of the two processors it keeps busy; one other step runs beside it. */
  readonly processors: 1 | 2;
  /** The names of the steps that must have ended before. */
  readonly after?: readonly string[];
  readonly run: () => Promise<Outcome>;
}
