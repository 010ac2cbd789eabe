export { openVersion, writeArchive } from "./archive.ts";
export {
  addDeskFile,
  findDeskDocument,
  requestDocument,
  hasOpenRequests,
  withdrawOpenRequests,
  withdrawRequest,
  writeDeskComment,
} from "./handle-documents.ts";
export { toFileLink, toVersionLink } from "./link.ts";
export { exportDocuments, listBookingFiles, presentDocument, presentDocuments } from "./presenter.ts";
export { readDocumentQueue, scannedDocuments } from "./scan-documents.ts";
export { receiveFile } from "./receive-file.ts";
export { NO_BOOKING } from "./refusals.ts";
export { documentsFeature } from "./routes.ts";
export { saveVersion } from "./save-version.ts";
export {
  addDocumentRow,
  documentRecords,
  findVersionByName,
  type ListedFile,
  listFileNames,
  listLatestFiles,
  listStoredDocuments,
  type StoredDocument,
} from "./store.ts";
