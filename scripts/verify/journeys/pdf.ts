import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Answer } from "../http.ts";

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

/** The text of a PDF; null if it cannot be read. */
export const readPdfText = ({ body }: Answer): Promise<string | null> =>
  readPages(body).then(
    (pages) => pages.join("\n"),
    () => null,
  );
