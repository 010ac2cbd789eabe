import { repeat } from "#server/platform/background.ts";
import type { Feature } from "#server/platform/feature.ts";
import { sealEntries } from "./seal-entries.ts";

const SEAL_MS = 10_000;

/** Seals what was recorded, a few seconds later. */
export const auditFeature: Feature = (deps) => {
  repeat(
    deps,
    SEAL_MS,
    async () => {
      await sealEntries(deps.database.db);
    },
    "seal the audit trail",
  );
  return [];
};
