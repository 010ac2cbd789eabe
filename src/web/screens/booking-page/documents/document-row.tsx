import type { ReactElement } from "react";
import { DOCUMENT_TYPES, findDocumentType } from "#domain/documents";
import type { ListedDocument } from "#flows/documents/types.ts";
import { Badge } from "#web/components/badge.tsx";
import { buttonClass } from "#web/components/button.tsx";
import { IconButton } from "#web/components/icon-button.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { download, eye, file as fileIcon, image, upload as uploadIcon } from "#web/components/icon/shapes.ts";
import { breakable } from "#web/kit/atoms.css.ts";
import { num } from "#web/styles/typography.css.ts";
import * as css from "./documents.css.ts";
import { describeOrigin, describeRow, findStateLook, nameDocument } from "./labels.ts";

type DocumentRowProps = {
  readonly document: ListedDocument;
  readonly isDownloading: boolean;
  readonly onOpen: () => void;
  readonly onDownload: () => void;
  readonly onChoose: (files: readonly File[]) => void;
};

export function DocumentRow(props: DocumentRowProps): ReactElement {
  const { document, isDownloading, onOpen, onDownload, onChoose } = props;
  const latest = document.versions.at(-1);
  const name = nameDocument(document);
  const { label, kind, icon } = findStateLook(document);
  const { who, when } = describeOrigin(document);
  const isImage = latest?.mediaType.startsWith("image/") === true;
  return (
    <li className={css.row}>
      <Icon shape={isImage ? image : fileIcon} />
      <div className={breakable}>
        {latest === undefined ? (
          <span className={css.title}>{name}</span>
        ) : (
          <button type="button" className={css.open} aria-haspopup="dialog" onClick={onOpen}>
            {name}
          </button>
        )}
        <small className={`${css.small} ${num}`}>
          {describeRow(document)}
          {document.comments.length > 0 && `, ${countComments(document.comments.length)}`}
        </small>
      </div>
      <div className={css.origin}>
        {who}
        {when !== "" && <small className={`${css.when} ${num}`}>{when}</small>}
      </div>
      <div className={css.state}>
        <Badge kind={kind} {...(icon === null ? {} : { icon })}>
          {label}
        </Badge>
      </div>
      <div className={css.actions}>
        {(latest === undefined || (latest.scan?.state === "infected" && document.canAddVersion)) && (
          <UploadButton name={name} onChoose={onChoose} />
        )}
        {latest?.scan === null && (
          <>
            {findDocumentType(latest.mediaType)?.hasPreview === true && (
              <IconButton icon={eye} label={`Preview ${name}`} onClick={onOpen} />
            )}
            <IconButton
              icon={download}
              label={isDownloading ? `Downloading ${name}...` : `Download ${name}`}
              onClick={onDownload}
            />
          </>
        )}
      </div>
    </li>
  );
}

const countComments = (count: number): string => (count === 1 ? "1 comment" : `${count} comments`);

export const ACCEPTED = DOCUMENT_TYPES.flatMap(({ extensions }) => extensions.map((one) => `.${one}`)).join(",");

type UploadButtonProps = {
  readonly name: string;
  readonly label?: string;
  readonly onChoose: (files: readonly File[]) => void;
};

/** The native input covers the look of a button. */
export function UploadButton({ name, label = "Upload", onChoose }: UploadButtonProps): ReactElement {
  return (
    <span className={css.pickButton}>
      <span className={buttonClass({ kind: "secondary", size: "small" })} aria-hidden="true">
        <Icon shape={uploadIcon} size="s" />
        {label}
      </span>
      <input
        className={css.picker}
        type="file"
        accept={ACCEPTED}
        aria-label={`${label} ${name}`}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = "";
          if (files.length > 0) onChoose(files.slice(0, 1));
        }}
      />
    </span>
  );
}
