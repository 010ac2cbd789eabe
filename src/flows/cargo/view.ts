import type { SnapshotFrom } from "xstate";
import {
  assessParts,
  type CargoDetails,
  type CargoPart,
  type CargoScope,
  type FieldPath,
  findWarnings,
  isLockedStatus,
  isSamePart,
  type PartState,
  type SectionState,
  summariseSections,
  type TextConflict,
} from "#domain/cargo";
import type { Instant } from "#domain/time";
import type { Failure } from "#ports/failure.ts";
import type { PageView } from "../kit/page.ts";
import { isDirty } from "./context.ts";
import type { cargoFlow } from "./machine.ts";
import type { CargoContext } from "./types.ts";

type CargoView = PageView<{
  readonly details: CargoDetails;
  readonly scope: CargoScope;
  readonly parts: readonly PartState[];
  readonly sections: readonly SectionState[];
  /** What is wrong and shown now, by path. */
  readonly errors: ReadonlyMap<FieldPath, string>;
  readonly warnings: ReadonlyMap<FieldPath, string>;
  readonly conflicts: readonly TextConflict[];
  readonly savedAt: Instant | null;
  /** The number of an earlier booking whose cargo and parties can be copied: nothing was typed yet. */
  readonly earlier: string | null;
  readonly saving: "saved" | "unsaved" | "saving" | "failed";
  readonly saveFailure: Failure | null;
  readonly sendFailure: Failure | null;
  readonly sending: CargoPart | null;
}>;

export type ShownCargo = Extract<CargoView, { readonly kind: "shown" }>;

type Snapshot = SnapshotFrom<ReturnType<typeof cargoFlow>>;

/* What is missing is shown after an attempt to send, what is wrong as soon as the field was left. */
const listErrors = (parts: readonly PartState[], { attempted, left }: CargoContext): ReadonlyMap<FieldPath, string> =>
  new Map(
    parts
      .filter(({ status }) => !isLockedStatus(status))
      .flatMap((part) => {
        const isAttempted = attempted.some((one) => isSamePart(one, part));
        return part.problems
          .filter(({ kind, path }) => isAttempted || (kind === "invalid" && left.includes(path)))
          .map(({ path, message }) => [path, message] as const);
      }),
  );

const toSaving = (snapshot: Snapshot): "saved" | "unsaved" | "saving" | "failed" => {
  if (snapshot.matches({ ready: { storage: "unsaved" } })) return "failed";
  if (snapshot.matches({ ready: { storage: "dirty" } })) return "unsaved";
  return snapshot.matches({ ready: { storage: "idle" } }) ? "saved" : "saving";
};

export const cargoView = (snapshot: Snapshot): CargoView => {
  const { context } = snapshot;
  const { cargo, details, conflicts, failure, saveFailure, sendFailure, sending } = context;
  if (failure !== null) return { kind: "failed", failure };
  if (cargo === null || details === null) return { kind: "loading", isSlow: snapshot.hasTag("slow") };
  const { scope, submissions, savedAt } = cargo;
  const parts = assessParts(details, scope, submissions);
  return {
    kind: "shown",
    details,
    scope,
    parts,
    sections: summariseSections(parts),
    errors: listErrors(parts, context),
    warnings: new Map(findWarnings(details, scope, context.lastDay).map(({ path, message }) => [path, message])),
    conflicts,
    savedAt,
    earlier: isDirty(context) ? null : (cargo.earlier?.quotationId ?? null),
    saving: toSaving(snapshot),
    saveFailure,
    sendFailure,
    sending,
  };
};
