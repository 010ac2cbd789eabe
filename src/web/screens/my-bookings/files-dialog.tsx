import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement } from "react";
import type { Quotation, QuotationFile } from "#domain/bookings";
import {
  bookingFilesFlow,
  fileDownloadsFlow,
  markBroken,
  selectFile,
  turnPicture,
} from "#flows/booking-files/machine.ts";
import { downloadView } from "#flows/kit/download.ts";
import { isSameView } from "#flows/kit/same-view.ts";
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

export function FilesDialog({ quotation, onClose }: FilesDialogProps): ReactElement {
  const toast = useToast();
  const actor = useActorRef(useFlow((services) => bookingFilesFlow(services, quotation.files)));
  const view = useSelector(actor, bookingFilesView);
  const downloads = useActorRef(useFlow(fileDownloadsFlow));
  const { current, isSeveral } = useSelector(downloads, downloadView<QuotationFile>, isSameView);
  const downloadAll =
    isSeveral && current !== null
      ? `Downloading ${view.files.indexOf(current) + 1} of ${view.files.length}...`
      : "Download all";
  useFlowEvents(downloads, ({ file, failure }) => {
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
            ariaLabel={downloadAll}
            onClick={() => downloads.send({ type: "download.requested", files: view.files })}
          >
            <span className={headText}>{downloadAll}</span>
          </Button>
        )
      }
      flush
    >
      <div className={inside}>
        <FileList
          view={view}
          onSelect={(index) => selectFile(actor, index)}
          onDownload={(file) => downloads.send({ type: "download.requested", files: [file] })}
        />
        <FileViewer
          view={view}
          isDownloading={current !== null && current === view.files[view.selected]}
          onTurn={(by) => turnPicture(actor, by)}
          onBroken={() => markBroken(actor)}
          onRetry={() => actor.send({ type: "page.requested" })}
          onDownload={(file) => downloads.send({ type: "download.requested", files: [file] })}
        />
      </div>
    </Dialog>
  );
}

type FileListProps = {
  readonly view: BookingFilesView;
  readonly onSelect: (index: number) => void;
  readonly onDownload: (file: QuotationFile) => void;
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
            <IconButton icon={download} label={`Download ${file.fileName}`} onClick={() => onDownload(file)} />
          </li>
        );
      })}
    </ul>
  );
}
