import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
  VerbosityLevel,
} from "pdfjs-dist/legacy/build/pdf.mjs";

/* From our own origin: the content security policy allows no other worker. */
GlobalWorkerOptions.workerSrc = new URL("pdfjs-dist/legacy/build/pdf.worker.min.mjs", import.meta.url).href;

/** A PDF that is drawn, never run: no scripts, forms, links or frames. */
export interface OpenPdf {
  readonly pageCount: number;
  /** Draws a page (from 1) `width` CSS pixels wide; returns its text for screen readers. */
  readonly draw: (canvas: HTMLCanvasElement, page: number, width: number, signal: AbortSignal) => Promise<string>;
  readonly close: () => void;
}

const draw =
  (document: PDFDocumentProxy): OpenPdf["draw"] =>
  async (canvas, number, width, signal) => {
    const page = await document.getPage(number);
    const natural = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: (width / natural.width) * Math.max(1, globalThis.devicePixelRatio) });
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    const task = page.render({ canvas, viewport });
    signal.addEventListener("abort", () => task.cancel(), { once: true });
    await task.promise;
    const { items } = await page.getTextContent();
    return items.map((item) => ("str" in item ? item.str : "")).join(" ");
  };

/** Rejects anything that is no PDF. */
export const openPdf = async (content: Blob): Promise<OpenPdf> => {
  const task = getDocument({
    data: new Uint8Array(await content.arrayBuffer()),
    /* The content security policy forbids WebAssembly; JavaScript draws instead. */
    useWasm: false,
    enableXfa: false,
    /* A damaged file is reported to the user, not to the console. */
    verbosity: VerbosityLevel.ERRORS,
  });
  const document = await task.promise;
  return { pageCount: document.numPages, draw: draw(document), close: () => void task.destroy() };
};
