import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect } from "react";
import type { DocumentKind } from "#domain/documents";
import {
  bookingFilesFlow,
  fileDownloadsFlow,
  markBroken,
  selectFile,
  turnPicture,
} from "#flows/booking-files/machine.ts";
import { bookingFilesView } from "#flows/booking-files/view.ts";
import type { ListedDocument } from "#flows/documents/types.ts";
import { Banner } from "#web/components/banner.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { Stack } from "#web/kit/layout.tsx";
import { failureMessage } from "#web/messages/failures.ts";
import { useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { num } from "#web/styles/typography.css.ts";
import { FileViewer } from "../../my-bookings/file-viewer.tsx";
import { Discussion } from "./discussion.tsx";
import { UploadButton } from "./document-row.tsx";
import * as css from "./documents.css.ts";
import { describeDocument, describeNotice, describeVersion, nameDocument, AUTHOR_LABELS } from "./labels.ts";
import { ownDayAndTime } from "#web/messages/dates.ts";

type DocumentDialogProps = {
  readonly booking: string;
  readonly document: ListedDocument;
  readonly onClose: () => void;
  readonly onChange: (changed: ListedDocument) => void;
  readonly onOutdated: () => void;
  readonly onChoose: (files: readonly File[], kind: DocumentKind, document: string | null) => void;
};

/** A document with its versions, the preview of one of them, and its comments. */
export function DocumentDialog(props: DocumentDialogProps): ReactElement {
  const { booking, document, onClose, onChange, onOutdated, onChoose } = props;
  const name = nameDocument(document);
  return (
    <Dialog
      open
      onClose={onClose}
      size="files"
      title={name}
      subtitle={<span className={num}>{describeDocument(document)}</span>}
      flush
    >
      <div className={css.dialogBody}>
        <Versions key={document.versions.length} document={document} />
        <div className={css.panel}>
          {document.canAddVersion && (
            <div>
              <UploadButton
                name={name}
                label="Add a version"
                onChoose={(files) => {
                  onChoose(files, document.kind, document.id);
                  onClose();
                }}
              />
            </div>
          )}
          <Discussion booking={booking} document={document} onChange={onChange} onOutdated={onOutdated} />
        </div>
      </div>
    </Dialog>
  );
}

/** The latest version is shown first. */
function Versions({ document }: { readonly document: ListedDocument }): ReactElement {
  const toast = useToast();
  const newestFirst = document.versions.toReversed();
  const readable = newestFirst.filter(({ scan }) => scan === null);
  const notice = describeNotice(document);
  const files = readable.map(({ fileName, link }) => ({ fileName, link }));
  const actor = useActorRef(useFlow((services) => bookingFilesFlow(services, files)));
  const view = useSelector(actor, bookingFilesView);
  const downloads = useActorRef(useFlow(fileDownloadsFlow));
  const isDownloading = useSelector(downloads, ({ context }) => context.current === view.files[view.selected]);
  useFlowEvents(downloads, ({ failure }) => {
    if (failure !== null) toast("critical", failureMessage("file-download", failure).sentence);
  });
  useEffect(() => selectFile(actor, 0), [actor]);
  return (
    <div>
      {notice !== null && (
        <div className={css.notice}>
          <Banner tone={newestFirst[0]?.scan?.state === "infected" ? "critical" : "info"}>{notice}</Banner>
        </div>
      )}
      {readable.length > 0 && (
        <FileViewer
          view={view}
          isDownloading={isDownloading}
          onTurn={(by) => turnPicture(actor, by)}
          onBroken={() => markBroken(actor)}
          onRetry={() => actor.send({ type: "page.requested" })}
          onDownload={(file) => downloads.send({ type: "download.requested", files: [file] })}
        />
      )}
      {newestFirst.length > 1 && (
        <Stack as="ul" gap={4} aria-label="Versions">
          {newestFirst.map((version) => (
            <li key={version.number}>
              <button
                type="button"
                className={css.version}
                disabled={version.scan !== null}
                aria-pressed={version === readable[view.selected]}
                onClick={() => selectFile(actor, readable.indexOf(version))}
              >
                Version {version.number}, {version.fileName}
                <small className={`${css.small} ${num}`}>
                  {[
                    describeVersion({ ...version, number: 1 }),
                    AUTHOR_LABELS[version.addedBy],
                    version.addedAt === null ? null : ownDayAndTime(version.addedAt),
                    version.decision === null ? null : OUTCOMES[version.decision.outcome],
                    version.scan === null ? null : SCANS[version.scan.state],
                  ]
                    .filter((part) => part !== null)
                    .join(", ")}
                </small>
              </button>
            </li>
          ))}
        </Stack>
      )}
    </div>
  );
}

const SCANS = { waiting: "being checked", infected: "contains malware" } as const;

const OUTCOMES = { approved: "approved", "changes-requested": "changes requested" } as const;
