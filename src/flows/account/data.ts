import type { Instant } from "#domain/time";
import { createCommand } from "../kit/form.ts";
import type { FlowServices } from "../kit/request.ts";

/** Downloads all data of the account. */
export const downloadDataFlow = ({ requestActor, ports }: FlowServices<"account" | "documents">) =>
  createCommand<void>({
    id: "downloadData",
    requestActor,
    send: (signal) => ports.account.data(signal).map(ports.documents.save),
    after: "open",
  });

/** Requests the deletion of the account in a dialog; the answer is when it was requested. */
export const requestDeletionFlow = ({ requestActor, ports: { account } }: FlowServices<"account">) =>
  createCommand<Instant>({
    id: "requestDeletion",
    requestActor,
    send: (signal) => account.requestDeletion(signal),
    beginsClosed: true,
    after: "closed",
  });

export const withdrawDeletionFlow = ({ requestActor, ports: { account } }: FlowServices<"account">) =>
  createCommand<void>({
    id: "withdrawDeletion",
    requestActor,
    send: (signal) => account.withdrawDeletion(signal),
    after: "open",
  });
