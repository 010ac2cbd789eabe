export { createBackup } from "./create.ts";
export type { Manifest } from "./manifest.ts";
export { withBackup } from "./open-backup.ts";
export { restoreBackup } from "./restore.ts";
