import { type ReactElement, useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { IconButton } from "#web/components/icon-button.tsx";
import { chevronLeft, chevronRight, external, minus, plus } from "#web/components/icon/shapes.ts";
import { Spinner } from "#web/components/loading.tsx";
import { useKeydown } from "#web/components/use-keydown.ts";
import { num } from "#web/styles/typography.css.ts";
import * as css from "./pdf-viewer.css.ts";
import type { OpenPdf } from "./pdf-document.ts";

type PdfViewerProps = {
  readonly content: Blob;
  readonly name: string;
  /** The arrow keys turn pages: in a dialog, which holds the focus. */
  readonly hasArrowKeys?: boolean;
  readonly onBroken: () => void;
};

const ZOOMS = [50, 75, 100, 125, 150, 200, 300];
const FIT = ZOOMS.indexOf(100);
/* At 100 % a page is as wide as the stage, up to this many pixels. */
const MAX_WIDTH = 560;

/** Draws a PDF page by page, with its text for screen readers; browsers of phones show none in a page themselves. */
export function PdfViewer({ content, name, hasArrowKeys = false, onBroken }: PdfViewerProps): ReactElement {
  const opened = usePdf(content, onBroken);
  const [chosen, setPage] = useState(1);
  const [zoom, setZoom] = useState(FIT);
  const pages = opened?.pageCount ?? 1;
  const page = Math.min(chosen, pages);
  const turn = (by: 1 | -1) => setPage(Math.min(pages, Math.max(1, page + by)));
  useKeydown(({ key }) => {
    if (hasArrowKeys && key === "ArrowRight") turn(1);
    if (hasArrowKeys && key === "ArrowLeft") turn(-1);
  });
  return (
    <div className={css.pdf}>
      <div className={css.bar}>
        <span className={`${num} ${css.pageCount}`} aria-live="polite">{`Page ${page} of ${pages}`}</span>
        <IconButton icon={chevronLeft} label="Previous page" disabled={page === 1} onClick={() => turn(-1)} />
        <IconButton icon={chevronRight} label="Next page" disabled={page === pages} onClick={() => turn(1)} />
        <span className={css.spacer} />
        <IconButton icon={minus} label="Zoom out" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)} />
        <output className={num} aria-label="Zoom">{`${ZOOMS[zoom] ?? 100} %`}</output>
        <IconButton
          icon={plus}
          label="Zoom in"
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        />
        <NewTabButton content={content} />
      </div>
      <Page opened={opened} page={page} zoom={ZOOMS[zoom] ?? 100} name={name} onBroken={onBroken} />
    </div>
  );
}

/* Always typed as PDF: in a new tab another type could run scripts of this site. */
function NewTabButton({ content }: { readonly content: Blob }): ReactElement {
  const address = useRef<string | null>(null);
  useEffect(() => {
    const created = URL.createObjectURL(new Blob([content], { type: "application/pdf" }));
    address.current = created;
    return () => URL.revokeObjectURL(created);
  }, [content]);
  const open = () => {
    if (address.current !== null) window.open(address.current, "_blank", "noopener");
  };
  return <IconButton icon={external} label="Open in a new tab" onClick={open} />;
}

/* The PDF code loads with the first PDF. */
function usePdf(content: Blob, onBroken: () => void): OpenPdf | null {
  const [document, setDocument] = useState<OpenPdf | null>(null);
  const broken = useRef(onBroken);
  broken.current = onBroken;
  useEffect(() => {
    let isCurrent = true;
    let opened: OpenPdf | null = null;
    const open = async () => {
      const { openPdf } = await import("./pdf-document.ts");
      opened = await openPdf(content);
      if (isCurrent) setDocument(opened);
      else opened.close();
    };
    open().catch(() => {
      if (isCurrent) broken.current();
    });
    return () => {
      isCurrent = false;
      opened?.close();
    };
  }, [content]);
  return document;
}

type PageProps = {
  readonly opened: OpenPdf | null;
  readonly page: number;
  readonly zoom: number;
  readonly name: string;
  readonly onBroken: () => void;
};

function Page({ opened, page, zoom, name, onBroken }: PageProps): ReactElement {
  const stage = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [pageText, setPageText] = useState("");
  const broken = useRef(onBroken);
  broken.current = onBroken;
  useEffect(() => {
    if (opened === null || canvas.current === null || stage.current === null) return undefined;
    const drawing = new AbortController();
    const { signal } = drawing;
    const width = (Math.min(MAX_WIDTH, stage.current.clientWidth - 40) * zoom) / 100;
    canvas.current.style.width = `${width}px`;
    opened.draw(canvas.current, page, width, signal).then(
      (text) => {
        if (!signal.aborted) setPageText(text);
      },
      () => {
        if (!signal.aborted) broken.current();
      },
    );
    return () => drawing.abort();
  }, [opened, page, zoom]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
    <section ref={stage} className={css.stage} tabIndex={0} aria-label={`Page ${page} of ${name}`}>
      {opened === null && <Spinner label="Opening the PDF..." />}
      <canvas ref={canvas} className={css.canvas} hidden={opened === null} aria-hidden="true" />
      <VisuallyHidden>{pageText}</VisuallyHidden>
    </section>
  );
}
