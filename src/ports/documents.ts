import type { NamedFile } from "./bookings.ts";

/** Hands a file to the shipper's device. */
export interface DocumentsPort {
  readonly save: (file: NamedFile) => void;
}
