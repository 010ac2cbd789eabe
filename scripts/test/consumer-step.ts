import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { failed, type Outcome } from "./outcome.ts";
import { ensureFileTypes } from "./provision.ts";
import { contractFiles, DESK_CONTRACT } from "./static-steps.ts";
import { runVitest } from "./vitest-report.ts";

const readOrNull = (file: string): Promise<string | null> => readFile(file, "utf8").catch(() => null);

const findChanged = async (folder: string): Promise<readonly string[]> => {
  const names = new Set([
    ...[...contractFiles(), DESK_CONTRACT].map((file) => basename(file)),
    ...(await readdir(folder)),
  ]);
  const changed: string[] = [];
  for (const name of names)
    if ((await readOrNull(join("contracts", name))) !== (await readOrNull(join(folder, name)))) changed.push(name);
  return changed;
};

/** Writes the contracts of the consumer tests to an empty folder, and compares them with the committed ones. */
export const consumer = async (): Promise<Outcome> => {
  if (!(await ensureFileTypes())) return failed("The package shared-mime-info is missing and could not be installed.");
  const folder = await mkdtemp(join(tmpdir(), "keelson-contracts-"));
  const outcome = await runVitest("consumer", { CONTRACTS_FOLDER: folder });
  const changed = outcome.failed > 0 ? [] : await findChanged(folder);
  await rm(folder, { recursive: true, force: true });
  if (changed.length === 0) return outcome;
  const words = `The tests write another contract than the committed one: contracts/${changed.join(", ")}. Run npm run gen:contract and commit it.`;
  return { ...outcome, failed: 1, words };
};
