import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { DOCUMENT_KIND_LABELS, FILE_PROBLEM_LABELS, formatBytes } from "#domain/documents";
import type { ListedDocument, PendingUpload } from "#flows/documents/types.ts";
import { uploadFlow, type UploadView, uploadView } from "#flows/documents/upload.ts";
import { Badge } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { IconButton } from "#web/components/icon-button.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { clock, cross, file as fileIcon, warning } from "#web/components/icon/shapes.ts";
import { breakable } from "#web/kit/atoms.css.ts";
import { failureMessage } from "#web/messages/failures.ts";
import { useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { num } from "#web/styles/typography.css.ts";
import * as css from "./documents.css.ts";

type UploadRowProps = {
  readonly booking: string;
  readonly upload: PendingUpload;
  /** Null if nothing was added. */
  readonly onEnd: (added: ListedDocument | null) => void;
};

/** A chosen file while it is sent; removing the row cancels the upload. */
export function UploadRow({ booking, upload, onEnd }: UploadRowProps): ReactElement {
  const actor = useActorRef(useFlow((services) => uploadFlow(services, booking, upload)));
  const view = useSelector(actor, uploadView);
  const { file, kind } = upload;
  useFlowEvents(actor, ({ document }) => {
    if (document !== null) onEnd(document);
  });
  const isStopped = view.kind === "refused" || view.kind === "failed";
  return (
    <li className={css.row}>
      <Icon shape={fileIcon} />
      <div className={breakable}>
        <span className={css.title}>{file.name}</span>
        <Status view={view} size={file.content.size} />
      </div>
      <div className={css.origin}>{DOCUMENT_KIND_LABELS[kind]}</div>
      <div className={css.state}>
        {isStopped ? (
          <Badge kind="critical" icon={warning}>
            Not added
          </Badge>
        ) : (
          <Badge icon={clock}>{view.kind === "sending" ? `${view.percent} %` : "Verifying"}</Badge>
        )}
      </div>
      <div className={css.actions}>
        {view.kind === "failed" && view.canRetry && (
          <Button kind="secondary" size="small" onClick={() => actor.send({ type: "upload.retried" })}>
            Try again
          </Button>
        )}
        <IconButton
          icon={cross}
          label={isStopped ? `Remove ${file.name}` : `Cancel the upload of ${file.name}`}
          onClick={() => onEnd(null)}
        />
      </div>
    </li>
  );
}

const failureText = (view: Extract<UploadView, { readonly kind: "failed" }>): string => {
  const { failure } = view;
  const field = failure.kind === "refused" ? failure.fields[0]?.message : undefined;
  if (field !== undefined) return field;
  const { sentence, cause } = failureMessage("document-upload", failure);
  return [sentence, cause].filter((part) => part !== null).join(" ");
};

function Status({ view, size }: { readonly view: UploadView; readonly size: number }): ReactElement {
  switch (view.kind) {
    case "refused":
      return (
        <span className={css.problem} role="alert">
          {FILE_PROBLEM_LABELS[view.problem]}
        </span>
      );
    case "failed":
      return (
        <span className={css.problem} role="alert">
          {failureText(view)}
        </span>
      );
    case "verifying":
      return <small className={`${css.small} ${num}`}>{formatBytes(size)}, sent</small>;
    case "sending":
      return (
        <>
          <small className={`${css.small} ${num}`}>{formatBytes(size)}</small>
          <progress className={css.progress} max={100} value={view.percent} aria-label="Upload" />
        </>
      );
  }
}
