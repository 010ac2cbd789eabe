import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect } from "react";
import type { Quotation } from "../../../domain/quotations/quotation.ts";
import { quotationFilesFlow } from "../../../flows/quotation-files/flow.ts";
import { kindOf } from "../../../flows/quotation-files/rules.ts";
import { quotationFilesView } from "../../../flows/quotation-files/selectors.ts";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { wordFailure } from "../../messages/failures.ts";
import { useFlow } from "../../portal/use-flow.ts";
import { useToast } from "../../portal/use-toast.ts";
import { num } from "../../styles/typography.css.ts";
import { FileList } from "./file-list.tsx";
import { inside } from "./files-dialog.css.ts";
import { FileViewer } from "./file-viewer.tsx";

type FilesDialogProps = { readonly quotation: Quotation; readonly onClose: () => void };

/** The files of one quotation: a list, and the picture of the selected one. */
export function FilesDialog({ quotation, onClose }: FilesDialogProps): ReactElement {
  const toast = useToast();
  const actor = useActorRef(useFlow(quotationFilesFlow), { input: { files: quotation.files } });
  const view = useSelector(actor, quotationFilesView);
  useEffect(() => {
    const failed = actor.on("download.failed", ({ file, failure }) => {
      const attempt = file !== null && kindOf(file) === "image" ? "image-download" : "file-download";
      if (failure !== null) toast("critical", wordFailure(attempt, failure).sentence);
    });
    return () => failed.unsubscribe();
  }, [actor, toast]);
  return (
    <Dialog
      open
      onClose={onClose}
      size="files"
      title="Files"
      subtitle={<span className={num}>Quotation {quotation.quotationId}</span>}
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
