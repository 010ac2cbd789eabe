import type { BookableOffer } from "#domain/bookings";
import type { SheetLineCells } from "#ports/api.ts";
import { createCommand } from "../kit/form.ts";
import type { FlowServices } from "../kit/request.ts";

/** Fetches the line of a rate sheet as it was read, when its cells are opened for the first time. */
export const sheetLineFlow = ({ ports: { rates }, requestActor }: FlowServices<"rates">, offer: BookableOffer) =>
  createCommand<SheetLineCells>({
    id: "sheetLine",
    requestActor,
    send: (signal) => rates.sheetLine(offer, signal),
    after: "sent",
  });
