import type { Scanner } from "./scanner.ts";
import { nameMalware } from "#domain/documents";

/** Why a file is not taken: it contains malware, or nobody knows at present whether it does. */
export interface ScanProblem {
  readonly kind: "infected" | "unknown";
  /** One sentence. */
  readonly message: string;
  /** What the scanner calls the malware; null if it is not known. */
  readonly signature: string | null;
}

const UNKNOWN: ScanProblem = {
  kind: "unknown",
  message: "The file could not be checked for malware. Please try again in a minute.",
  signature: null,
};

/** Scans a file before anything reads it; null if it is clean, or if there is no scanner. */
export const scanAtOnce = async (
  scanner: Scanner | null,
  content: AsyncIterable<Uint8Array>,
  onFailure: (reason: string) => void,
): Promise<ScanProblem | null> => {
  if (scanner === null) return null;
  const verdict = await scanner.scan(content);
  switch (verdict.kind) {
    case "clean":
      return null;
    case "infected": {
      const { signature } = verdict;
      return {
        kind: "infected",
        message: `This file contains ${nameMalware({ signature })} and was not taken.`,
        signature,
      };
    }
    case "refused":
    case "unreachable":
      onFailure(verdict.reason);
      return UNKNOWN;
  }
};
