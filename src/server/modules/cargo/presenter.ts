import type { BookingCargo } from "#api/schema.d.ts";
import { toInstant } from "#server/platform/time.ts";
import type { CargoDetails } from "#domain/cargo";
import type { EarlierCargo, StoredCargo } from "./store.ts";

const presentDetails = (details: CargoDetails): BookingCargo["details"] => ({
  ...details,
  commodities: [...details.commodities],
  requestedEquipments: [...details.requestedEquipments],
});

export const presentEarlier = (earlier: EarlierCargo | null): BookingCargo["earlier"] =>
  earlier === null ? null : { quotationId: earlier.quotationId, details: presentDetails(earlier.details) };

/** Cargo and parties as the API sends them. */
export const presentCargo = ({ version, savedAt, scope, details, submissions }: StoredCargo): BookingCargo => ({
  version,
  savedAt: savedAt === null ? null : toInstant(savedAt),
  equipments: [...scope.equipments],
  details: presentDetails(details),
  submissions: submissions.map((one) => ({ ...one })),
});
