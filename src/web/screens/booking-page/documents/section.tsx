import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { DOCUMENT_KIND_LABELS, type DocumentKind } from "#domain/documents";
import { documentsFlow } from "#flows/documents/machine.ts";
import type { DocumentsEvent } from "#flows/documents/types.ts";
import { type DocumentsView, documentsView } from "#flows/documents/view.ts";
import { Badge } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { clock, download, file as fileIcon } from "#web/components/icon/shapes.ts";
import { LoadingRows, PageState } from "#web/kit/page-state.tsx";
import { Section } from "#web/kit/section.tsx";
import { failureMessage } from "#web/messages/failures.ts";
import { useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { AddDocument } from "./add-document.tsx";
import { DocumentDialog } from "./document-dialog.tsx";
import { DocumentRow } from "./document-row.tsx";
import * as css from "./documents.css.ts";
import { nameDocument } from "./labels.ts";
import { UploadRow } from "./upload-row.tsx";
import { extent } from "#web/styles/tokens.ts";

type Send = (event: DocumentsEvent) => void;

/** The documents of a booking. `booking` is its id; nothing is expected of a cancelled one. */
export function Documents({
  booking,
  isCancelled,
}: {
  readonly booking: string;
  readonly isCancelled: boolean;
}): ReactElement {
  const toast = useToast();
  const { machine, input, nextKey } = useFlow((services) => documentsFlow(services, booking));
  const actor = useActorRef(machine, { input });
  const view = useSelector(actor, documentsView);
  useFlowEvents(actor, (event) => {
    if (event.type === "document.added") toast("positive", `${nameDocument(event.document)} was added.`);
    else if (event.failure !== null) toast("critical", failureMessage("file-download", event.failure).sentence);
  });
  const choose = (files: readonly File[], kind: DocumentKind, document: string | null) =>
    actor.send({
      type: "files.chosen",
      files: files.map((content) => ({ file: { name: content.name, content }, kind, document, key: nextKey() })),
    });
  return (
    <Section
      id="documents"
      title="Documents"
      gap={4}
      aside={
        view.kind === "shown" &&
        view.documents.some(({ versions }) => versions.length > 0) && (
          <Button
            kind="ghost"
            size="small"
            icon={download}
            busyLabel={view.isArchiveRunning ? "Downloading..." : undefined}
            onClick={() => actor.send({ type: "archive.requested" })}
          >
            Download all (zip)
          </Button>
        )
      }
    >
      <PageState
        view={view}
        attempt="documents"
        skeleton={<LoadingRows label="Loading documents..." rows={ROWS} />}
        onRetry={() => actor.send({ type: "documents.retried" })}
      >
        {(shown) => (
          <Shown view={shown} booking={booking} isCancelled={isCancelled} send={actor.send} onChoose={choose} />
        )}
      </PageState>
    </Section>
  );
}

const ROWS = [["100%", extent(44)]] as const;

type ShownProps = {
  readonly view: Extract<DocumentsView, { readonly kind: "shown" }>;
  readonly booking: string;
  readonly isCancelled: boolean;
  readonly send: Send;
  readonly onChoose: (files: readonly File[], kind: DocumentKind, document: string | null) => void;
};

function Shown({ view, booking, isCancelled, send, onChoose }: ShownProps): ReactElement {
  return (
    <>
      <ul className={css.list}>
        {view.documents.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            isDownloading={view.downloading === document.id}
            send={send}
            onChoose={(files) => onChoose(files, document.kind, document.id)}
          />
        ))}
        {view.isDraftExpected && !isCancelled && <ExpectedDraft />}
        {view.pending.map((upload) => (
          <UploadRow key={upload.key} booking={booking} upload={upload} send={send} />
        ))}
      </ul>
      <AddDocument onChoose={(files, kind) => onChoose(files, kind, null)} />
      {view.opened !== null && (
        <DocumentDialog key={view.opened.id} booking={booking} document={view.opened} send={send} onChoose={onChoose} />
      )}
    </>
  );
}

function ExpectedDraft(): ReactElement {
  return (
    <li className={css.row}>
      <Icon shape={fileIcon} />
      <div className={css.name}>
        <span className={css.title}>{DOCUMENT_KIND_LABELS["draft-bill-of-lading"]}</span>
        <small className={css.small}>You can comment and approve it here</small>
      </div>
      <div className={css.origin}>Carrier</div>
      <div className={css.state}>
        <Badge icon={clock}>Not there yet</Badge>
      </div>
    </li>
  );
}
