import type { FileScan } from "#domain/documents";

/** What the table of an uploaded file has about its scan. */
export interface ScanColumns {
  /** Null: the file can be downloaded. */
  readonly scan: FileScan["state"] | null;
  /** What the scanner calls the malware; null unless the file is infected. */
  readonly signature: string | null;
}

/** A file that waits for the scanner, or for none. */
export const toNewScan = (isScanned: boolean): ScanColumns => ({ scan: isScanned ? "waiting" : null, signature: null });

/** Null: the file can be downloaded. */
export const readScan = ({ scan, signature }: ScanColumns): FileScan | null =>
  scan === null ? null : { state: scan, signature };
