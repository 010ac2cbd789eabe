import {
  getEquipment,
  formatWeight,
  type ContainerSelection,
  setQuantity,
  setWeight,
  startSelection,
} from "#domain/containers";
import type { PlaceRef } from "#domain/places";
import { type DraftEnd, type DraftPoint, EMPTY_DRAFT, EMPTY_POINT, type FclDraft, type ReeferDraft } from "./draft.ts";
import type { FclSearch, ReeferUse, SearchEnd } from "./search.ts";

const draftPoint = (point: PlaceRef | null): DraftPoint =>
  point === null ? EMPTY_POINT : { text: point.name, code: point.code };

const draftEnd = ({ place, port, serviceType }: SearchEnd): DraftEnd => ({
  place: draftPoint(place),
  port: draftPoint(port),
  serviceType,
});

const draftSelection = ({ containers }: FclSearch): ContainerSelection => {
  const first = containers[0];
  const start = startSelection(first === undefined ? "Dry" : getEquipment(first.equipment).kind);
  const empty = setQuantity(setQuantity(start, "20GP", 0), "20RE", 0);
  return containers.reduce((selection, { equipment, quantity, weightKg }) => {
    const counted = setQuantity(selection, equipment, quantity);
    return weightKg > 0 ? setWeight(counted, equipment, formatWeight(weightKg)) : counted;
  }, empty);
};

const draftReefer = (reefer: ReeferUse | null): ReeferDraft =>
  reefer?.kind === "operating"
    ? {
        use: "operating",
        temperature: String(reefer.temperatureC),
        ventilation: reefer.ventilationCbmPerHour === null ? "" : String(reefer.ventilationCbmPerHour),
      }
    : EMPTY_DRAFT.reefer;

/** The form filled in with a search, for changing or repeating it. */
export const toDraft = (search: FclSearch): FclDraft => ({
  ...EMPTY_DRAFT,
  origin: draftEnd(search.origin),
  destination: draftEnd(search.destination),
  departureDate: search.departureDate,
  selection: draftSelection(search),
  reefer: draftReefer(search.reefer),
});
