import { downloadZip } from "client-zip";

export const PDF = Buffer.from("%PDF-1.4\ntrailer<</Root<</Type/Catalog>>>>\n%%EOF\n");
export const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

const toTypes = (part: string, type: string): string =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="${part}" ContentType="${type}"/></Types>`;

/** A small Office file; its list of types is the first entry, as Word writes it, or the last, as LibreOffice does. */
const createOffice = async (part: string, type: string, isTypesLast: boolean): Promise<Buffer> => {
  const types = { name: "[Content_Types].xml", input: toTypes(part, type) };
  const content = { name: part.slice(1), input: "<document/>" };
  const entries = isTypesLast ? [content, types] : [types, content];
  return Buffer.from(await downloadZip(entries).arrayBuffer());
};

const OFFICE = "application/vnd.openxmlformats-officedocument";
export const DOCX_TYPE = `${OFFICE}.wordprocessingml.document`;
export const XLSX_TYPE = `${OFFICE}.spreadsheetml.sheet`;

export const createDocx = (isTypesLast = false): Promise<Buffer> =>
  createOffice("/word/document.xml", `${DOCX_TYPE}.main+xml`, isTypesLast);

export const createXlsx = (isTypesLast = false): Promise<Buffer> =>
  createOffice("/xl/workbook.xml", `${XLSX_TYPE}.main+xml`, isTypesLast);

/** With macros, which can run. */
export const createDocm = (): Promise<Buffer> =>
  createOffice("/word/document.xml", "application/vnd.ms-word.document.macroEnabled.main+xml", false);

/** A PDF of so many bytes; the end of it is different for each size. */
export const createPdf = (bytes: number): Buffer => {
  const content = Buffer.alloc(bytes, 0x20);
  PDF.copy(content);
  content.write(`% ${bytes}`, bytes - 20);
  return content;
};
