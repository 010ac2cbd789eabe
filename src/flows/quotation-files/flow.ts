import { errAsync } from "neverthrow";
import type { QuotationFile } from "#domain/bookings";
import type { NamedFile } from "#ports/bookings.ts";
import type { Failure } from "#ports/failure.ts";
import type { Portal } from "../portal.ts";
import { quotationFilesMachine } from "./machine.ts";

interface Asked {
  readonly file: QuotationFile | null;
}

const noSuchFile: Failure = { kind: "refused", reason: "not-found", message: "", fields: [] };

/** The files of a quotation at this portal. */
export const quotationFilesFlow = ({ ask, ports }: Portal) => {
  const fetchFile = ask(({ file }: Asked, signal) =>
    file === null ? errAsync<NamedFile, Failure>(noSuchFile) : ports.quotations.file(file, signal),
  );
  return quotationFilesMachine.provide({
    actors: { fetchPicture: fetchFile, fetchDownload: fetchFile },
    actions: {
      saveFile: (_args, { file }) => {
        if (file !== null) ports.documents.save(file);
      },
    },
  });
};
