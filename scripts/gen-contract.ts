/* npm run gen:contract: writes the contracts of the consumer tests and the list of states. */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { contractFiles, DESK_CONTRACT } from "./test/static-steps.ts";

for (const file of [...contractFiles(), DESK_CONTRACT]) rmSync(file, { force: true });
for (const step of [
  ["node_modules/vitest/vitest.mjs", "run", "--project", "consumer"],
  ["scripts/contract-states.ts"],
]) {
  const { status } = spawnSync(process.execPath, step, {
    stdio: "inherit",
    env: { ...process.env, CONTRACTS_FOLDER: "contracts" },
  });
  if (status !== 0) process.exit(status ?? 1);
}
