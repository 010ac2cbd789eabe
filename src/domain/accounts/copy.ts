/** A chosen file, as far as rules ask: its name and size. */
export interface ChosenCopy {
  readonly name: string;
  readonly bytes: number;
}

/** The most a copy may have: 5 MB. */
export const COPY_MOST_BYTES = 5 * 1024 * 1024;

/** Why a file cannot be a PAN or GST copy (a name that ends in .pdf, not empty, at most 5 MB); null when it can. Whether it is a PDF inside, the server sees. */
export const copyProblem = ({ name, bytes }: ChosenCopy): string | null => {
  if (!/\.pdf$/i.test(name)) return "Please choose a PDF file.";
  if (bytes === 0) return "This file is empty.";
  return bytes > COPY_MOST_BYTES ? "This file is larger than 5 MB." : null;
};
