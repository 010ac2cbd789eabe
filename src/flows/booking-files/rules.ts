import type { QuotationFile } from "#domain/bookings";

export type FileKind = "image" | "pdf" | "other";

const IMAGE_ENDINGS = new Set(["jpg", "jpeg", "png", "webp", "gif", "avif", "bmp", "svg"]);

/** Images and PDFs, by file name extension, are shown in the viewer. */
export const toFileKind = ({ fileName }: QuotationFile): FileKind => {
  const ending = /\.([a-z0-9]+)$/iu.exec(fileName)?.[1]?.toLowerCase() ?? "";
  if (ending === "pdf") return "pdf";
  return IMAGE_ENDINGS.has(ending) ? "image" : "other";
};

export const findImages = (files: readonly QuotationFile[]): readonly number[] =>
  files.flatMap((file, index) => (toFileKind(file) === "image" ? [index] : []));

/** The next or previous image, wrapping around; the selected file if there is no other. */
export const findNextImage = (files: readonly QuotationFile[], selected: number, by: 1 | -1): number => {
  const images = findImages(files);
  const others = by === 1 ? images : images.toReversed();
  const further = others.find((index) => (by === 1 ? index > selected : index < selected));
  return further ?? others[0] ?? selected;
};

export const hasPreview = (file: QuotationFile): boolean => toFileKind(file) !== "other";

/** The first file with a preview, otherwise the first file. */
export const findFirstPreview = (files: readonly QuotationFile[]): number => Math.max(0, files.findIndex(hasPreview));
