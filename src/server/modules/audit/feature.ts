import { repeat } from "#server/platform/background.ts";
import type { Feature } from "#server/platform/feature.ts";
import { retain } from "#server/platform/retention.ts";
import { cutTrail } from "./cut-trail.ts";
import { sealEntries } from "./seal-entries.ts";

const SEAL_MS = 10_000;

/** Seals what was recorded, a few seconds later, and removes what is older than it has to be kept. */
export const auditFeature: Feature = (deps) => {
  repeat(
    deps,
    SEAL_MS,
    async () => {
      await sealEntries(deps.database.db);
    },
    "seal the audit trail",
  );
  retain(deps, "auditEntry", deps.config.retention.audit, (before) => cutTrail(deps.database.db, before, deps.clock()));
  return [];
};
