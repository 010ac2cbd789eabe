import { err, ok, type Result } from "neverthrow";

/** Where clamd, the daemon of ClamAV, listens. */
export type ScannerPlace =
  | { readonly kind: "tcp"; readonly host: string; readonly port: number }
  | { readonly kind: "socket"; readonly path: string };

/**
 * What a scanner says of a file. `refused`: it answers, but cannot scan this file. `unreachable`: it does not answer, so that nothing
 * is known of any file.
 */
export type ScanVerdict =
  | { readonly kind: "clean" }
  | { readonly kind: "infected"; readonly signature: string }
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "unreachable"; readonly reason: string };

export interface Scanner {
  /** How it is named in sentences: without user name and password. */
  readonly name: string;
  /** Rejects only if the content cannot be read. */
  readonly scan: (content: AsyncIterable<Uint8Array>) => Promise<ScanVerdict>;
  /** Why it does not answer at present; null if it does. */
  readonly probe: () => Promise<string | null>;
}

const USUAL_PORT = 3_310;

const FORM = "SCAN_URL must be an address such as clamd://127.0.0.1:3310 or clamd:///run/clamav/clamd.ctl";

/** Reads `SCAN_URL`; null without one: files are not scanned. */
export const readScannerPlace = (text: string | undefined): Result<ScannerPlace | null, string> => {
  if (text === undefined) return ok(null);
  const url = URL.parse(text);
  if (url === null || url.protocol !== "clamd:") return err(`${FORM}.`);
  if ([url.username, url.password, url.search, url.hash].some((part) => part !== ""))
    return err(`${FORM}, without user name, password, query and fragment.`);
  const path = decodeURIComponent(url.pathname);
  if (url.hostname === "") return path.length > 1 ? ok({ kind: "socket", path }) : err(`${FORM}.`);
  if (path !== "" && path !== "/") return err(`${FORM}; the path of a socket has no host.`);
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  return ok({ kind: "tcp", host, port: url.port === "" ? USUAL_PORT : Number(url.port) });
};
