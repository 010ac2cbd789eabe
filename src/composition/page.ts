/** What of a browser's window the portal needs. */
export type Page = EventTarget & {
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
  readonly document: Document;
  readonly location: Pick<Location, "origin" | "assign">;
};
