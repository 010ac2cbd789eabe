import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { Badge } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { upload as uploadIcon } from "#web/components/icon/shapes.ts";
import { Spinner } from "#web/components/loading.tsx";
import { text } from "#web/styles/typography.css.ts";
import { createImportsPage, createUpload, importsView, uploadView } from "../../flows/rates-import.ts";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import { ListTable, TableCard } from "../../kit/table-card.tsx";
import type { ImportHead } from "../../ports/index.ts";
import { useDeskFlow } from "../../services.ts";
import { formatOfficeMoment } from "../../shell/office-clock.tsx";
import { DeskPage } from "../../shell/shell.tsx";
import * as css from "./rates.css.ts";
import { STATE_LABELS } from "./rates-labels.ts";

/** The drop zone, and the imports that wait. */
export function Component(): ReactElement {
  const imports = useActorRef(useDeskFlow(createImportsPage));
  const view = useSelector(imports, importsView);
  return (
    <DeskPage
      title="Import rates"
      note="Excel or CSV, at most 50 MB. Nothing is visible to customers until you publish."
    >
      <div className={css.stack}>
        <Drop />
        {view.kind === "loading" && <Spinner size="m" label="Loading..." />}
        {view.kind === "failed" && <Refusal failure={view.failure} />}
        {view.kind === "shown" && <Refusal failure={view.changeFailure} />}
        {view.kind === "shown" && view.imports.length > 0 && (
          <Imports
            imports={view.imports}
            isBusy={view.change !== null}
            onDiscard={(id) => imports.send({ type: "change.requested", change: { kind: "discard", id } })}
          />
        )}
      </div>
    </DeskPage>
  );
}

function Drop(): ReactElement {
  const form = useActorRef(useDeskFlow(createUpload));
  const { kind, draft, problems, failure } = useSelector(form, uploadView);
  const navigate = useNavigate();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const listening = form.on("form.sent", ({ sent }) => {
      if (sent !== null) void navigate(`/rates/import/${sent.id}`);
    });
    return () => listening.unsubscribe();
  }, [form, navigate]);
  const isSending = kind === "sending";
  return (
    <>
      <label
        className={css.drop}
        data-over={isOver ? "" : undefined}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      >
        {isSending ? (
          <Spinner size="m" label={`Uploading ${draft.file?.name ?? ""}...`} />
        ) : (
          <Icon shape={uploadIcon} size="l" />
        )}
        <span className={text.h3}>{isSending ? `Uploading ${draft.file?.name ?? ""}` : "Drop a rate sheet here"}</span>
        <span className={css.quietText}>or choose a file: .xlsx, .xlsm, .xls, .csv</span>
        <input
          className={css.picker}
          type="file"
          aria-label="Rate sheet"
          accept=".xlsx,.xlsm,.xls,.csv,.txt"
          disabled={isSending}
          onChange={(event) => {
            const file = event.currentTarget.files?.item(0) ?? null;
            event.currentTarget.value = "";
            if (file !== null) form.send({ type: "form.submitted", changes: { file } });
          }}
        />
      </label>
      {problems[0] !== undefined && (
        <Refusal failure={{ kind: "refused", reason: "invalid-fields", message: "", fields: [...problems] }} />
      )}
      {problems.length === 0 && <Refusal failure={failure} />}
    </>
  );
}

interface ImportsProps {
  readonly imports: readonly ImportHead[];
  readonly isBusy: boolean;
  readonly onDiscard: (id: string) => void;
}

const isDone = ({ state }: ImportHead): boolean => state === "published" || state === "undone";

function Imports({ imports, isBusy, onDiscard }: ImportsProps): ReactElement {
  return (
    <TableCard id="imports" title="Imports" note="Removed 7 days after the last change">
      <ListTable columns={["File", "Provider", "State", "Who", "Changed", { label: "Actions", isAtEnd: true }]} isWide>
        {imports.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              <Link to={`/rates/import/${one.id}`}>{one.fileName}</Link>
            </th>
            <td data-label="Provider">{one.provider === "" ? "Not stated yet" : one.provider}</td>
            <td data-label="State">
              <Badge kind={isDone(one) ? "best" : one.state === "refused" ? "critical" : "caution"}>
                {STATE_LABELS[one.state]}
              </Badge>
            </td>
            <td data-label="Who">{one.isOwn ? "You" : one.staffName}</td>
            <td data-label="Changed">{formatOfficeMoment(one.changedAt)}</td>
            <td>
              <div className={table.actions}>
                <Button
                  kind="ghost"
                  size="small"
                  destructive
                  disabled={isBusy || one.state === "publishing"}
                  ariaLabel={`${isDone(one) ? "Remove" : "Discard"} ${one.fileName}`}
                  onClick={() => onDiscard(one.id)}
                >
                  {isDone(one) ? "Remove" : "Discard"}
                </Button>
              </div>
            </td>
          </tr>
        ))}
      </ListTable>
    </TableCard>
  );
}
