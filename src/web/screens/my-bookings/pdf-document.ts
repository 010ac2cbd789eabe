import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
  VerbosityLevel,
} from "pdfjs-dist/legacy/build/pdf.mjs";

/* A file of our own origin: the policy of the page allows no other worker. */
GlobalWorkerOptions.workerSrc = new URL("pdfjs-dist/legacy/build/pdf.worker.min.mjs", import.meta.url).href;

/** A PDF that is read and drawn in the page, never run: no scripts, no forms, no links, no frame. */
export interface OpenPdf {
  readonly pageCount: number;
  /** Draws a page (from 1) as wide as `width` CSS pixels; answers its text for those who cannot see it. */
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

/** Opens a PDF; rejects what is none. */
export const openPdf = async (content: Blob): Promise<OpenPdf> => {
  const task = getDocument({
    data: new Uint8Array(await content.arrayBuffer()),
    /* The policy of the page compiles nothing; what would need WebAssembly is drawn by JavaScript. */
    useWasm: false,
    enableXfa: false,
    /* A damaged file is told to the shipper, not to the console. */
    verbosity: VerbosityLevel.ERRORS,
  });
  const document = await task.promise;
  return { pageCount: document.numPages, draw: draw(document), close: () => void task.destroy() };
};
