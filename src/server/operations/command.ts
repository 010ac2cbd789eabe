import type { Clock, Ids } from "../platform/time.ts";
import type { Database } from "../platform/database/database.ts";

export interface Operations {
  readonly withDatabase: (work: (database: Database) => Promise<void>) => Promise<void>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly say: (line: string) => void;
  readonly reportError: (line: string) => void;
}

const BY_CODE: Readonly<Record<string, string>> = {
  EISDIR: "it is a folder.",
  ENOTDIR: "there is no such folder.",
  EACCES: "access to it is denied.",
  EPERM: "access to it is denied.",
};

/** Why a file could not be read, or written where its `folder` is missing, as the end of a sentence. */
export const fileProblem = (error: unknown, missing: "file" | "folder" = "file"): string => {
  if (error instanceof SyntaxError) return "it is not valid JSON.";
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOENT") return `there is no such ${missing}.`;
  return BY_CODE[code] ?? (error instanceof Error ? error.message : String(error));
};
