/**
 * What a malware scanner says of a file that nobody may download. `waiting`: it was not scanned yet. `infected`: it contains malware, and its content was
 * removed.
 */
export interface FileScan {
  readonly state: "waiting" | "infected";
  /** What the scanner calls the malware; null while the file waits, and if it has no name. */
  readonly signature: string | null;
}

/** `malware (Eicar-Test-Signature)`. */
export const nameMalware = ({ signature }: Pick<FileScan, "signature">): string =>
  signature === null ? "malware" : `malware (${signature})`;

/** Whether one of the files will be clean or infected soon. */
export const isAnyWaiting = (files: readonly { readonly scan: FileScan | null }[]): boolean =>
  files.some(({ scan }) => scan?.state === "waiting");

/** Why a file cannot be downloaded: one sentence. */
export const describeScan = (scan: FileScan): string =>
  scan.state === "waiting"
    ? "This file is being checked for malware. Try again in a moment."
    : `This file contains ${nameMalware(scan)} and was removed.`;
