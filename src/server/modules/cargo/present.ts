import type { BookingCargo } from "#api/schema.d.ts";
import { toInstant } from "#server/platform/time.ts";
import type { StoredCargo } from "./store.ts";

/** Cargo and parties as the API sends them. */
export const presentCargo = ({ version, savedAt, scope, details, submissions }: StoredCargo): BookingCargo => ({
  version,
  savedAt: savedAt === null ? null : toInstant(savedAt),
  equipments: [...scope.equipments],
  details: {
    ...details,
    commodities: [...details.commodities],
    requestedEquipments: [...details.requestedEquipments],
  },
  submissions: submissions.map((one) => ({ ...one })),
});
