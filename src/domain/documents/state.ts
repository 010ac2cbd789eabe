import { err, ok, type Result } from "neverthrow";
import {
  type BookingDocument,
  type DocumentKind,
  type DraftDecision,
  type DraftOutcome,
  findLatestVersion,
  type DocumentAuthor,
} from "./document.ts";
import type { FileScan } from "./scan.ts";

/**
 * `requested`: the desk waits for it. `checking` and `infected`: what the malware scanner says of the latest version. The three states of a draft B/L are those of its latest version. `final`: issued by
 * the carrier or the desk. `added`: by the shipper. `information`: anything else from the desk.
 */
export type DocumentState =
  | "requested"
  | "awaiting-approval"
  | "approved"
  | "changes-requested"
  | "final"
  | "added"
  | "information"
  | "checking"
  | "infected";

const ISSUED: readonly DocumentKind[] = ["booking-confirmation", "bill-of-lading"];

const SHIPPERS: readonly DocumentKind[] = [
  "shipping-instruction",
  "vgm-certificate",
  "commercial-invoice",
  "packing-list",
  "certificate-of-origin",
  "other",
];

/** What a shipper may add: confirmations and bills of lading are issued by the carrier. */
export const canAddKind = (kind: DocumentKind, by: DocumentAuthor): boolean => by === "desk" || SHIPPERS.includes(kind);

/** What the carrier issues ends with a booking; invoices and other papers may follow its cancellation. */
export const canAddToCancelled = (kind: DocumentKind): boolean => SHIPPERS.includes(kind);

/** The version of a draft B/L whose approval ended with the latest version; null if there is none. */
export const findReplacedApproval = ({ versions }: Pick<BookingDocument, "versions">): number | null => {
  const before = versions.at(-2);
  return before?.decision?.outcome === "approved" ? before.number : null;
};

export const findDocumentState = (document: Pick<BookingDocument, "kind" | "versions">): DocumentState => {
  const latest = findLatestVersion(document);
  if (latest === null) return "requested";
  if (latest.scan !== null) return latest.scan.state === "waiting" ? "checking" : "infected";
  if (document.kind === "draft-bill-of-lading") return latest.decision?.outcome ?? "awaiting-approval";
  if (latest.addedBy === "shipper") return "added";
  return ISSUED.includes(document.kind) ? "final" : "information";
};

/** The desk may renew every document, a shipper the own ones and those that were requested. */
export const canAddVersion = (document: Pick<BookingDocument, "kind" | "versions">, by: DocumentAuthor): boolean => {
  const [first] = document.versions;
  return by === "desk" || (canAddKind(document.kind, by) && (first === undefined || first.addedBy === "shipper"));
};

export type DecisionProblem =
  | { readonly kind: "no-draft" }
  | { readonly kind: "outdated"; readonly latest: number }
  | { readonly kind: "decided"; readonly decision: DraftDecision }
  /** Nobody could read the version. */
  | { readonly kind: "no-file"; readonly scan: FileScan }
  /** A request for changes has to say which. */
  | { readonly kind: "comment-missing" };

export interface DecisionRequest {
  /** The version that the shipper has read. */
  readonly version: number;
  readonly outcome: DraftOutcome;
  readonly comment: string;
}

/** Whether a decision may be recorded: only once, about the latest version of a draft B/L. */
export const checkDecision = (
  document: Pick<BookingDocument, "kind" | "versions">,
  { version, outcome, comment }: DecisionRequest,
): Result<void, DecisionProblem> => {
  const latest = findLatestVersion(document);
  if (document.kind !== "draft-bill-of-lading" || latest === null) return err({ kind: "no-draft" });
  if (latest.number !== version) return err({ kind: "outdated", latest: latest.number });
  if (latest.scan !== null) return err({ kind: "no-file", scan: latest.scan });
  if (latest.decision !== null) return err({ kind: "decided", decision: latest.decision });
  return outcome === "changes-requested" && comment.trim() === "" ? err({ kind: "comment-missing" }) : ok(undefined);
};

/** Whether the carrier's draft B/L is still to come, so that the list can say so. */
export const isDraftExpected = (documents: readonly Pick<BookingDocument, "kind">[]): boolean =>
  !documents.some(({ kind }) => kind === "draft-bill-of-lading" || kind === "bill-of-lading");
