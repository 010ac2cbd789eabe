/** A file that was downloaded. */
export interface NamedFile {
  readonly name: string;
  readonly content: Blob;
}

export interface FilesPort {
  /** Saves as the browser saves downloads. */
  readonly save: (file: NamedFile) => void;
}
