import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import type { QuotationFile } from "#domain/bookings";
import { toFileKind } from "#flows/booking-files/rules.ts";
import type { BookingFilesView, ViewerView } from "#flows/booking-files/view.ts";
import { Button } from "#web/components/button.tsx";
import { IconButton } from "#web/components/icon-button.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import {
  chevronLeft,
  chevronRight,
  download,
  file as fileIcon,
  image as imageIcon,
} from "#web/components/icon/shapes.ts";
import { Spinner } from "#web/components/loading.tsx";
import { PdfViewer } from "#web/components/pdf-viewer/pdf-viewer.tsx";
import { failureMessage } from "#web/messages/failures.ts";
import { num } from "#web/styles/typography.css.ts";
import { caption, captionText, middle, picture, placeholder, stage, viewer } from "./files-dialog.css.ts";

type FileViewerProps = {
  readonly view: BookingFilesView;
  readonly onTurn: (by: 1 | -1) => void;
  readonly onBroken: () => void;
  readonly onRetry: () => void;
  readonly isDownloading: boolean;
  readonly onDownload: (file: QuotationFile) => void;
};

export function FileViewer(props: FileViewerProps): ReactElement {
  const { view, isDownloading, onTurn, onBroken, onRetry, onDownload } = props;
  const file = view.files[view.selected];
  const isPdf = file !== undefined && toFileKind(file) === "pdf";
  const turns = view.place !== null && view.place.of > 1;
  return (
    <figure className={viewer}>
      {view.viewer.kind === "drawn" && isPdf ? (
        <PdfViewer
          key={file.link}
          content={view.viewer.picture.content}
          name={file.fileName}
          hasArrowKeys
          onBroken={onBroken}
        />
      ) : (
        <div className={stage}>
          {turns && <IconButton icon={chevronLeft} label="Previous image" bordered onClick={() => onTurn(-1)} />}
          <div className={middle}>
            <Content
              view={view.viewer}
              name={file?.fileName ?? ""}
              isPdf={isPdf}
              onBroken={onBroken}
              onRetry={onRetry}
            />
          </div>
          {turns && <IconButton icon={chevronRight} label="Next image" bordered onClick={() => onTurn(1)} />}
        </div>
      )}
      <figcaption className={caption}>
        <span className={captionText} aria-live="polite">
          <b>{file?.fileName}</b>
          <small className={num}>
            {view.place === null
              ? `File ${view.selected + 1} of ${view.files.length}`
              : `Image ${view.place.number} of ${view.place.of}`}
          </small>
        </span>
        {/* Never disabled: the focus would leave the dialog. The flow ignores a second request. */}
        <Button kind="secondary" size="small" icon={download} onClick={() => file !== undefined && onDownload(file)}>
          {isDownloading ? "Downloading..." : "Download"}
        </Button>
      </figcaption>
    </figure>
  );
}

type ContentProps = {
  readonly view: ViewerView;
  readonly name: string;
  readonly isPdf: boolean;
  readonly onBroken: () => void;
  readonly onRetry: () => void;
};

function Content({ view, name, isPdf, onBroken, onRetry }: ContentProps): ReactElement {
  switch (view.kind) {
    case "fetching":
      return <Spinner label="Loading the file..." />;
    case "drawn":
      return <Picture content={view.picture.content} name={name} onBroken={onBroken} />;
    case "broken":
      return (
        <Placeholder words={isPdf ? "The PDF cannot be shown." : "The image cannot be shown."} onRetry={onRetry} />
      );
    case "failed": {
      const { sentence, cause } = failureMessage("file-preview", view.failure);
      return <Placeholder words={`${sentence} ${cause ?? ""}`.trim()} onRetry={onRetry} />;
    }
    case "without-preview":
      return (
        <p className={placeholder}>
          <Icon shape={fileIcon} size="l" />
          No preview. Download the file to read it.
        </p>
      );
  }
}

type PlaceholderProps = { readonly words: ReactNode; readonly onRetry: () => void };

function Placeholder({ words, onRetry }: PlaceholderProps): ReactElement {
  return (
    <div className={placeholder} role="alert">
      <Icon shape={imageIcon} size="l" />
      <p>{words}</p>
      <Button kind="secondary" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

type PictureProps = { readonly content: Blob; readonly name: string; readonly onBroken: () => void };

function Picture({ content, name, onBroken }: PictureProps): ReactElement {
  const drawn = useRef<HTMLImageElement>(null);
  /* Loaded with credentials, which an `<img>` address cannot send. */
  useEffect(() => {
    const address = URL.createObjectURL(content);
    if (drawn.current !== null) drawn.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [content]);
  return <img ref={drawn} className={picture} alt={name} onError={onBroken} />;
}
