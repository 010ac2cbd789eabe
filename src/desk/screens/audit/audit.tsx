import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { useSearchParams } from "react-router-dom";
import { isSameView } from "#flows/kit/same-view.ts";
import { Button } from "#web/components/button.tsx";
import { EmptyState } from "#web/components/empty-state.tsx";
import { check, chevronLeft, chevronRight, download } from "#web/components/icon/shapes.ts";
import {
  auditDownloadView,
  auditFilter,
  auditView,
  chainCheckView,
  createAuditDownload,
  createAuditPage,
  createChainCheck,
  EMPTY_FILTER,
  readFilter,
  toNewer,
  toOlder,
} from "../../flows/audit.ts";
import { wrapped } from "../../kit/layout.css.ts";
import { Loading } from "../../kit/loading.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import { tableCard } from "../../kit/table.css.ts";
import type { AuditChain, AuditFilter } from "../../ports/index.ts";
import { useDeskFlow, useMay } from "../../services.ts";
import { DeskPage } from "../../shell/shell.tsx";
import * as css from "./audit.css.ts";
import { AuditFilters } from "./audit-filters.tsx";
import { EntryTable } from "./entry-table.tsx";

/** Who changed what, when, from what to what. */
export function Component(): ReactElement {
  const [parameters] = useSearchParams();
  const seesAll = useMay("see-audit-trail");
  const actor = useActorRef(useDeskFlow((services) => createAuditPage(services, readFilter(parameters))));
  const view = useSelector(actor, auditView, isSameView);
  const filter = useSelector(actor, auditFilter);
  const ask = (asked: AuditFilter): void =>
    actor.send({ type: "query.changed", query: { filter: asked, cursors: [] } });
  return (
    <DeskPage
      title="Audit trail"
      note={
        seesAll
          ? "Everything that people and the server changed. Nothing here can be edited; what is older than the law asks for is removed by the server."
          : "What you changed. Pricing and admins see the changes of everybody."
      }
      aside={<Downloads filter={filter} />}
    >
      <AuditFilters filter={filter} seesAll={seesAll} onChange={ask} onClear={() => ask(EMPTY_FILTER)} />
      <div className={css.line}>
        <span>Newest first, on the clock of the office.</span>
        {seesAll && <ChainCheck />}
      </div>
      {view.kind === "loading" && <Loading />}
      {view.kind === "failed" && <Refusal failure={view.failure} />}
      {view.kind === "shown" && (
        <div className={tableCard}>
          {view.entries.length === 0 ? (
            <EmptyState sentence="Nothing was changed that fits." advice="Clear the filter, or look at other days." />
          ) : (
            <EntryTable entries={view.entries} onSubject={(subject) => ask({ ...EMPTY_FILTER, subject })} />
          )}
          <nav className={css.foot} aria-label="Pages of the trail">
            <Button
              kind="secondary"
              size="small"
              icon={chevronLeft}
              disabled={!view.hasNewer}
              onClick={() => actor.send({ type: "query.changed", query: toNewer(actor.getSnapshot()) })}
            >
              Newer
            </Button>
            <Button
              kind="secondary"
              size="small"
              iconEnd={chevronRight}
              disabled={!view.hasOlder}
              onClick={() => actor.send({ type: "query.changed", query: toOlder(actor.getSnapshot()) })}
            >
              Older
            </Button>
          </nav>
        </div>
      )}
    </DeskPage>
  );
}

function Downloads({ filter }: { readonly filter: AuditFilter }): ReactElement {
  const actor = useActorRef(useDeskFlow(createAuditDownload));
  const { kind, draft, failure } = useSelector(actor, auditDownloadView, isSameView);
  const save = (format: "csv" | "jsonl") => ({
    kind: "secondary" as const,
    size: "small" as const,
    icon: download,
    disabled: kind === "sending" && draft.format !== format,
    busyLabel: kind === "sending" && draft.format === format ? "Writing..." : undefined,
    onClick: () => actor.send({ type: "form.submitted", changes: { filter, format } }),
  });
  return (
    <div className={wrapped}>
      <Refusal failure={failure} />
      <Button {...save("csv")}>Export CSV</Button>
      <Button {...save("jsonl")}>Export JSON lines</Button>
    </div>
  );
}

const describeChain = ({ entries, problem }: AuditChain): string =>
  problem === null
    ? `Chain complete, ${entries.toLocaleString("en-US")} entries`
    : `The chain does not hold at entry ${problem.position}`;

function ChainCheck(): ReactElement {
  const actor = useActorRef(useDeskFlow(createChainCheck));
  const { kind, sent, failure } = useSelector(actor, chainCheckView, isSameView);
  return (
    <span role="status" className={wrapped}>
      {sent !== null && (
        <span className={sent.problem === null ? css.complete : css.broken}>{describeChain(sent)}</span>
      )}
      <Refusal failure={failure} />
      <Button
        kind="ghost"
        size="small"
        icon={check}
        busyLabel={kind === "sending" ? "Checking..." : undefined}
        onClick={() => {
          actor.send({ type: "form.opened" });
          actor.send({ type: "form.submitted" });
        }}
      >
        Check the chain
      </Button>
    </span>
  );
}
