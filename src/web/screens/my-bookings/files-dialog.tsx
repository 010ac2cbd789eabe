import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement } from "react";
import type { Quotation } from "#domain/bookings";
import { bookingFilesFlow } from "#flows/booking-files/machine.ts";
import { toFileKind, type FileKind } from "#flows/booking-files/rules.ts";
import { type BookingFilesView, bookingFilesView } from "#flows/booking-files/view.ts";
import { Button } from "#web/components/button.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { IconButton } from "#web/components/icon-button.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { download, file as fileIcon, type IconShape, image } from "#web/components/icon/shapes.ts";
import { failureMessage } from "#web/messages/failures.ts";
import { useFlowEvents, useFlow } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { num } from "#web/styles/typography.css.ts";
import { FileViewer } from "./file-viewer.tsx";
import { headText, inside, chosen, entry, entryName, list, select } from "./files-dialog.css.ts";

type FilesDialogProps = { readonly quotation: Quotation; readonly onClose: () => void };

const filesSubtitle = ({ quotationId, reference, shipment }: Quotation): string =>
  shipment === null
    ? `Quotation ID ${quotationId}`
    : `Quotation ID ${quotationId}, ${reference ?? shipment.from.name} to ${shipment.to.name}`;

const downloadAllText = ({ downloading, files, isDownloadingAll }: BookingFilesView): string =>
  isDownloadingAll && downloading !== null ? `Downloading ${downloading + 1} of ${files.length}...` : "Download all";

export function FilesDialog({ quotation, onClose }: FilesDialogProps): ReactElement {
  const toast = useToast();
  const actor = useActorRef(useFlow(bookingFilesFlow), { input: { files: quotation.files } });
  const view = useSelector(actor, bookingFilesView);
  useFlowEvents(actor, ({ file, failure }) => {
    const attempt = file !== null && toFileKind(file) === "image" ? "image-download" : "file-download";
    if (failure !== null) toast("critical", failureMessage(attempt, failure).sentence);
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="files"
      title="Files"
      subtitle={<span className={num}>{filesSubtitle(quotation)}</span>}
      headAction={
        quotation.files.length > 1 && (
          /* Never disabled: the focus would leave the dialog. The flow ignores a second request. */
          <Button
            kind="ghost"
            size="small"
            icon={download}
            ariaLabel={downloadAllText(view)}
            onClick={() => actor.send({ type: "downloads.requested" })}
          >
            <span className={headText}>{downloadAllText(view)}</span>
          </Button>
        )
      }
      flush
    >
      <div className={inside}>
        <FileList
          view={view}
          onSelect={(index) => actor.send({ type: "file.selected", index })}
          onDownload={(index) => actor.send({ type: "download.requested", index })}
        />
        <FileViewer
          view={view}
          onTurn={(by) => actor.send({ type: "picture.turned", by })}
          onBroken={() => actor.send({ type: "picture.broken" })}
          onRetry={() => actor.send({ type: "picture.retried" })}
          onDownload={() => actor.send({ type: "download.requested", index: view.selected })}
        />
      </div>
    </Dialog>
  );
}

type FileListProps = {
  readonly view: BookingFilesView;
  readonly onSelect: (index: number) => void;
  readonly onDownload: (index: number) => void;
};

const LOOKS: Readonly<Record<FileKind, { readonly icon: IconShape; readonly words: string }>> = {
  pdf: { icon: fileIcon, words: "PDF" },
  image: { icon: image, words: "Image" },
  other: { icon: fileIcon, words: "File" },
};

function FileList({ view, onSelect, onDownload }: FileListProps): ReactElement {
  return (
    <ul className={list} aria-label="Files">
      {view.files.map((file, index) => {
        const { icon, words } = LOOKS[toFileKind(file)];
        const isSelected = index === view.selected;
        return (
          <li key={file.link} className={isSelected ? `${entry} ${chosen}` : entry}>
            <button type="button" className={select} aria-pressed={isSelected} onClick={() => onSelect(index)}>
              <Icon shape={icon} />
              <span className={entryName}>
                <b>{file.fileName}</b>
                <small>{words}</small>
              </span>
            </button>
            <IconButton icon={download} label={`Download ${file.fileName}`} onClick={() => onDownload(index)} />
          </li>
        );
      })}
    </ul>
  );
}
