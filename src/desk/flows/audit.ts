import { createCommand, type FormSnapshot, formView } from "#flows/kit/form.ts";
import { createQueryPage, type PageSnapshot, pageView } from "#flows/kit/page.ts";
import type { DeskFlowServices } from "../compose.ts";
import type { AuditChain, AuditDownload, AuditFilter, AuditPage } from "../ports/index.ts";
import { createDownload } from "./download.ts";

/** What is looked for, and where the pages up to the present one begin. */
export interface AuditQuery {
  readonly filter: AuditFilter;
  /** Empty on the first page. */
  readonly cursors: readonly string[];
}

export const EMPTY_FILTER: AuditFilter = { person: "", company: "", subject: "", action: "", from: "", to: "" };

/** A filter from the parameters of an address; others are ignored. */
export const readFilter = (parameters: URLSearchParams): AuditFilter => ({
  person: parameters.get("person") ?? "",
  company: parameters.get("company") ?? "",
  subject: parameters.get("subject") ?? "",
  action: parameters.get("action") ?? "",
  from: parameters.get("from") ?? "",
  to: parameters.get("to") ?? "",
});

/** The audit trail, page by page. */
export const createAuditPage = ({ ports: { audit }, requestActor }: DeskFlowServices<"audit">, filter: AuditFilter) =>
  createQueryPage<AuditPage, never, AuditQuery>({
    id: "deskAudit",
    requestActor,
    query: { filter, cursors: [] },
    load: ({ filter: asked, cursors }, signal) => audit.list(asked, cursors.at(-1) ?? null, signal),
  });

type Snapshot = PageSnapshot<AuditPage, never, AuditQuery>;

/** The page after the present one; the present one where there is none. */
export const toOlder = ({ context: { query, value } }: Snapshot): AuditQuery =>
  value?.next == null ? query : { ...query, cursors: [...query.cursors, value.next] };

/** The page before the present one. */
export const toNewer = ({ context: { query } }: Snapshot): AuditQuery => ({
  ...query,
  cursors: query.cursors.slice(0, -1),
});

export const auditFilter = ({ context: { query } }: Snapshot): AuditFilter => query.filter;

export const auditView = (snapshot: Snapshot) =>
  pageView(snapshot, ({ entries, next }) => ({
    entries,
    hasOlder: next !== null,
    hasNewer: snapshot.context.query.cursors.length > 0,
  }));

/** The check of the chain, on request. */
export const createChainCheck = ({ ports: { audit }, requestActor }: DeskFlowServices<"audit">) =>
  createCommand<AuditChain>({ id: "deskAuditChain", requestActor, send: audit.checkChain, after: "sent" });

/** The download of all entries that fit. */
export const createAuditDownload = (services: DeskFlowServices<"audit" | "files">) =>
  createDownload<AuditDownload>(services, {
    id: "deskAuditDownload",
    first: { filter: EMPTY_FILTER, format: "csv" },
    fetch: services.ports.audit.download,
  });

export const auditDownloadView = (snapshot: FormSnapshot<AuditDownload, void>) => formView(snapshot);

export const chainCheckView = (snapshot: FormSnapshot<object, AuditChain>) => formView(snapshot);
