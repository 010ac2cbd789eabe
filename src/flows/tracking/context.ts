import type { TrackingForm, TrackingProblem } from "../../domain/tracking/form.ts";

export interface TrackingContext {
  readonly form: TrackingForm;
  /** What the last Track was refused for; each goes as soon as it is put right. */
  readonly problems: readonly TrackingProblem[];
  /** The form that the page's address stands for. */
  readonly address: TrackingForm;
}
