import type { FclDraft, End, Reset, PointRef, SearchProblem, ReeferDraft, FclSearch } from "#domain/search";
import type { NearbyPort, Place, PlaceRef, ServiceType } from "#domain/places";
import type { CalendarDate, TimeZone } from "#domain/time";
import type { EquipmentCode, EquipmentKind } from "#domain/containers";

/** The ports near the place that was chosen at an end; `code` is that place, null when none is chosen. */
interface NearbyPorts {
  readonly code: string | null;
  readonly ports: readonly NearbyPort[];
}

/** A typed text to be resolved to a place or, in a port field, to a sea port. */
export type PointLookup = PointRef & { readonly text: string };

/** The zone of the point that the transport begins at; `code` is that point, null when none is chosen. */
interface OriginZone {
  readonly code: string | null;
  readonly zone: TimeZone | null;
}

export interface SearchContext {
  readonly draft: FclDraft;
  /** At the place of origin; where its zone is not known, at the shipper's. */
  readonly today: CalendarDate;
  /** At the shipper's. */
  readonly readerToday: CalendarDate;
  readonly originZone: OriginZone;
  /** Problems of the last Search Rates; each disappears as soon as it is fixed. */
  readonly problems: readonly SearchProblem[];
  /** The fields whose typed text is being looked up, each with that text. */
  readonly lookups: readonly PointLookup[];
  /** Search Rates was pressed while texts are looked up. */
  readonly isSearchPending: boolean;
  /** Typed texts for which no place was found. */
  readonly unknownTexts: readonly string[];
  /** What Undo can take back, the latest last. */
  readonly resets: readonly Reset[];
  /** How long Undo is still offered, in seconds. */
  readonly undoSeconds: number;
  readonly nearby: Readonly<Record<End, NearbyPorts>>;
  /** What another tab saved meanwhile; null where it is what this form shows, or was dismissed. */
  readonly savedElsewhere: FclDraft | null;
}

export const NO_ORIGIN_ZONE: OriginZone = { code: null, zone: null };

export const NO_NEARBY_PORTS: NearbyPorts = { code: null, ports: [] };

export type DraftEvent =
  | { readonly type: "draft.placeTyped"; readonly end: End; readonly text: string }
  | { readonly type: "draft.placeChosen"; readonly end: End; readonly place: Place }
  | { readonly type: "draft.placeCleared"; readonly end: End }
  | { readonly type: "draft.portTyped"; readonly end: End; readonly text: string }
  | { readonly type: "draft.portChosen"; readonly end: End; readonly port: PlaceRef }
  | { readonly type: "draft.portCleared"; readonly end: End }
  | { readonly type: "draft.serviceChosen"; readonly end: End; readonly serviceType: ServiceType }
  | { readonly type: "draft.endsSwapped" }
  | { readonly type: "draft.dateChosen"; readonly date: CalendarDate | null }
  | { readonly type: "draft.kindChosen"; readonly kind: EquipmentKind }
  | { readonly type: "draft.cardSelected"; readonly equipment: EquipmentCode }
  | { readonly type: "draft.containerAdded"; readonly equipment: EquipmentCode }
  | { readonly type: "draft.containerTaken"; readonly equipment: EquipmentCode }
  | { readonly type: "draft.cardRemoved"; readonly equipment: EquipmentCode }
  | { readonly type: "draft.weightTyped"; readonly equipment: EquipmentCode; readonly text: string }
  /** The weight field was left; a readable weight is rewritten in kilograms. */
  | { readonly type: "draft.weightEntered"; readonly equipment: EquipmentCode }
  | { readonly type: "draft.reeferChanged"; readonly changes: Partial<ReeferDraft> };

export type SearchEvent =
  | DraftEvent
  /** A field has the focus, also when the window regains it. */
  | { readonly type: "form.entered" }
  /** A place or port field was left, or Enter was pressed in it. */
  | ({ readonly type: "point.entered" } & PointRef)
  | { readonly type: "form.cleared" }
  /** Another tab saved the form. */
  | { readonly type: "form.savedElsewhere"; readonly draft: FclDraft }
  /** The shipper takes over what the other tab saved, or stays with this form. */
  | { readonly type: "form.replaced" }
  | { readonly type: "form.retained" }
  | { readonly type: "load.reset" }
  | { readonly type: "undo.requested" }
  | { readonly type: "undo.dismissed" }
  /** The pointer or the focus is on the Undo message, or has left it. */
  | { readonly type: "undo.readingBegan" }
  | { readonly type: "undo.readingEnded" }
  | { readonly type: "search.requested" };

export type SearchNotice =
  | { readonly type: "search.accepted"; readonly search: FclSearch }
  | { readonly type: "search.refused"; readonly problems: readonly SearchProblem[] };
