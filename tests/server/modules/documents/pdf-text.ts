import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** What a reader of a PDF is told: every text in order, the structure, and the properties. */
export interface ReadPdf {
  readonly text: string;
  readonly pages: number;
  readonly roles: readonly string[];
  readonly title: unknown;
  readonly language: unknown;
  readonly isMarked: boolean;
}

const rolesOf = (node: unknown): readonly string[] => {
  if (typeof node !== "object" || node === null || !("children" in node) || !Array.isArray(node.children)) return [];
  const role = "role" in node && typeof node.role === "string" ? [node.role] : [];
  return [...role, ...node.children.flatMap(rolesOf)];
};

const property = (object: object, name: string): unknown => new Map(Object.entries(object)).get(name);

/** Reads a PDF as assistive technology does. */
export const readPdf = async (content: Uint8Array): Promise<ReadPdf> => {
  const loading = getDocument({ data: new Uint8Array(content), verbosity: 0 });
  const document = await loading.promise;
  const { info } = await document.getMetadata();
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map((number) => document.getPage(number)));
  const texts = await Promise.all(pages.map((page) => page.getTextContent()));
  const trees = await Promise.all(pages.map((page) => page.getStructTree()));
  const mark: unknown = await document.getMarkInfo();
  const read = {
    text: texts.flatMap(({ items }) => items.map((item) => ("str" in item ? item.str : ""))).join(" "),
    pages: document.numPages,
    roles: trees.flatMap(rolesOf),
    title: property(info, "Title"),
    language: property(info, "Language"),
    isMarked: mark instanceof Map && mark.get("Marked") === true,
  };
  await loading.destroy();
  return read;
};
