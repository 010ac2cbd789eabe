import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useState } from "react";
import { DOCUMENT_KIND_LABELS, type DocumentKind } from "#domain/documents";
import {
  chosenFilesMachine,
  documentDownloadsFlow,
  documentsFlow,
  documentsView,
  replaceDocument,
} from "#flows/documents/list.ts";
import type { ListedDocument, PendingUpload } from "#flows/documents/types.ts";
import { downloadView } from "#flows/kit/download.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { Badge } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { clock, download, file as fileIcon } from "#web/components/icon/shapes.ts";
import { breakable, top } from "#web/kit/atoms.css.ts";
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

type Choose = (files: readonly File[], kind: DocumentKind, document: string | null) => void;

/** The documents of a booking. `booking` is its id; nothing is expected of a cancelled one. */
export function Documents({
  booking,
  isCancelled,
}: {
  readonly booking: string;
  readonly isCancelled: boolean;
}): ReactElement {
  const toast = useToast();
  const list = useActorRef(useFlow((services) => documentsFlow(services, booking)));
  const view = useSelector(list, documentsView, isSameView);
  const downloads = useActorRef(useFlow((services) => documentDownloadsFlow(services, booking)));
  const { current } = useSelector(downloads, downloadView<ListedDocument | "archive">, isSameView);
  const uploads = useActorRef(chosenFilesMachine);
  const pending = useSelector(uploads, ({ context }) => context.pending);
  const nextKey = useFlow(({ ports }) => ports.ids.next);
  useFlowEvents(downloads, ({ failure }) => {
    if (failure !== null) toast("critical", failureMessage("file-download", failure).sentence);
  });
  const [opened, setOpened] = useState<string | null>(null);
  const open = view.kind === "shown" ? view.documents.find(({ id }) => id === opened) : undefined;
  const choose: Choose = (files, kind, document) =>
    uploads.send({
      type: "files.chosen",
      files: files.map((content) => ({ file: { name: content.name, content }, kind, document, key: nextKey() })),
    });
  const replace = (changed: ListedDocument) =>
    list.send({ type: "page.updated", value: replaceDocument(list.getSnapshot().context.value ?? [], changed) });
  const endUpload = ({ key }: PendingUpload, added: ListedDocument | null) => {
    uploads.send({ type: "upload.ended", key });
    if (added === null) return;
    replace(added);
    toast("positive", `${nameDocument(added)} was added.`);
  };
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
            busyLabel={current === "archive" ? "Downloading..." : undefined}
            onClick={() => downloads.send({ type: "download.requested", files: ["archive"] })}
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
        onRetry={() => list.send({ type: "page.requested" })}
      >
        {({ documents, isDraftExpected }) => (
          <>
            <ul className={top[8]}>
              {documents.map((document) => (
                <DocumentRow
                  key={document.id}
                  document={document}
                  isDownloading={current !== "archive" && current?.id === document.id}
                  onOpen={() => setOpened(document.id)}
                  onDownload={() => downloads.send({ type: "download.requested", files: [document] })}
                  onChoose={(files) => choose(files, document.kind, document.id)}
                />
              ))}
              {isDraftExpected && !isCancelled && <ExpectedDraft />}
              {pending.map((upload) => (
                <UploadRow
                  key={upload.key}
                  booking={booking}
                  upload={upload}
                  onEnd={(added) => endUpload(upload, added)}
                />
              ))}
            </ul>
            <AddDocument onChoose={(files, kind) => choose(files, kind, null)} />
          </>
        )}
      </PageState>
      {open !== undefined && (
        <DocumentDialog
          key={open.id}
          booking={booking}
          document={open}
          onClose={() => setOpened(null)}
          onChange={replace}
          onOutdated={() => list.send({ type: "page.outdated" })}
          onChoose={choose}
        />
      )}
    </Section>
  );
}

const ROWS = [["100%", extent(44)]] as const;

function ExpectedDraft(): ReactElement {
  return (
    <li className={css.row}>
      <Icon shape={fileIcon} />
      <div className={breakable}>
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
