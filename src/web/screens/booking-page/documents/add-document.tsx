import { type ReactElement, useId, useState } from "react";
import { canAddKind, DOCUMENT_KINDS, type DocumentKind } from "#domain/documents";
import { Icon } from "#web/components/icon/icon.tsx";
import { upload as uploadIcon } from "#web/components/icon/shapes.ts";
import { Select } from "#web/components/select.tsx";
import { ACCEPTED } from "./document-row.tsx";
import * as css from "./documents.css.ts";
import { toKindOptions } from "./labels.ts";

const OPTIONS = toKindOptions(DOCUMENT_KINDS.filter((kind) => canAddKind(kind, "shipper")));

type AddDocumentProps = { readonly onChoose: (files: readonly File[], kind: DocumentKind) => void };

export function AddDocument({ onChoose }: AddDocumentProps): ReactElement {
  const [kind, setKind] = useState<DocumentKind>("commercial-invoice");
  const [isOver, setIsOver] = useState(false);
  const hint = useId();
  return (
    <div className={css.add}>
      <Select<DocumentKind> label="Kind of document" options={OPTIONS} value={kind} onChange={setKind} />
      <div
        className={css.dropArea}
        data-over={isOver ? "" : undefined}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
      >
        <Icon shape={uploadIcon} />
        <span>
          <b className={css.title}>Add a document</b>
          <small className={css.small} id={hint}>
            PDF, image, DOCX or XLSX, up to 20 MB
          </small>
        </span>
        <input
          className={css.picker}
          type="file"
          multiple
          accept={ACCEPTED}
          aria-label="Add a document"
          aria-describedby={hint}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])];
            event.currentTarget.value = "";
            if (files.length > 0) onChoose(files, kind);
          }}
        />
      </div>
    </div>
  );
}
