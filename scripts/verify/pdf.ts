import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Answer } from "./http.ts";

const readPages = async (content: Buffer): Promise<readonly string[]> => {
  const loading = getDocument({ data: new Uint8Array(content), verbosity: 0 });
  const document = await loading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
  }
  await loading.destroy();
  return pages;
};

/** The text of each page of a PDF; null if it cannot be read. */
export const readPdfPages = ({ body }: Answer): Promise<readonly string[] | null> => readPages(body).catch(() => null);

/** The text of a PDF; null if it cannot be read. */
export const readPdfText = async (answer: Answer): Promise<string | null> =>
  (await readPdfPages(answer))?.join("\n") ?? null;
