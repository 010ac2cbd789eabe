import type { CargoDetails, CargoPart, FieldPath, Party, PartyRole, TextConflict } from "#domain/cargo";
import type { BookingCargo } from "#ports/booking-cargo.ts";
import type { CalendarDate } from "#domain/time";
import type { Failure } from "#ports/failure.ts";
import type { CargoDraft } from "./draft.ts";

export interface CargoContext {
  /** The last day that is today anywhere: a container may be weighed in any zone. */
  readonly lastDay: CalendarDate;
  /** As the server confirmed it last; null before it was loaded. */
  readonly cargo: BookingCargo | null;
  /** As typed; null before it was loaded. */
  readonly details: CargoDetails | null;
  /** Typed before a reload or the end of a session, and not saved. */
  readonly draft: CargoDraft | null;
  /** Texts that were changed here and elsewhere; the shipper chooses. */
  readonly conflicts: readonly TextConflict[];
  /** What the last attempt to save has sent. */
  readonly sent: CargoDetails | null;
  readonly failure: Failure | null;
  readonly saveFailure: Failure | null;
  readonly sendFailure: Failure | null;
  /** Waits until everything typed is saved. */
  readonly sending: CargoPart | null;
  /** Parts that the shipper has tried to send: everything that is missing is shown. */
  readonly attempted: readonly CargoPart[];
  /** Fields that the shipper has left: what is wrong in them is shown. */
  readonly left: readonly FieldPath[];
}

/** What is typed, copied or chosen. */
export type CargoChange =
  | { readonly type: "text.typed"; readonly path: FieldPath; readonly text: string }
  | { readonly type: "commodity.added" }
  /** From 0. */
  | { readonly type: "commodity.removed"; readonly position: number }
  | { readonly type: "consignee.copied" }
  | { readonly type: "earlier.copied" }
  | { readonly type: "party.filled"; readonly role: PartyRole; readonly party: Party }
  | { readonly type: "conflict.resolved"; readonly path: FieldPath; readonly choice: "mine" | "theirs" };

export type CargoEvent =
  | CargoChange
  | { readonly type: "cargo.retried" }
  | { readonly type: "field.left"; readonly path: FieldPath }
  | { readonly type: "save.retried" }
  | { readonly type: "part.submitted"; readonly part: CargoPart };

export type CargoNotice =
  | { readonly type: "part.sent"; readonly part: CargoPart }
  /** Something is missing or unresolved; `path` is the first such field. */
  | { readonly type: "part.refused"; readonly path: FieldPath | null };
