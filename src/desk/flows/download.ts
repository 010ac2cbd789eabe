import type { ResultAsync } from "neverthrow";
import { createForm } from "#flows/kit/form.ts";
import type { Failure } from "#ports/failure.ts";
import type { DeskFlowServices } from "../compose.ts";
import type { NamedFile } from "../ports/index.ts";

/** A file that is fetched and saved on request; `form.submitted` says which in `changes`. */
export const createDownload = <What extends object>(
  { ports: { files }, requestActor }: DeskFlowServices<"files">,
  {
    id,
    first,
    fetch,
  }: {
    readonly id: string;
    readonly first: What;
    readonly fetch: (what: What, signal: AbortSignal) => ResultAsync<NamedFile, Failure>;
  },
) =>
  createForm<What, void>({
    id,
    requestActor,
    first,
    send: (what, signal) => fetch(what, signal).map(files.save),
    after: "open",
  });
