import { errAsync } from "neverthrow";
import type { OriginLeadTimes } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { createForm, type FormView } from "../kit/form.ts";
import type { FlowServices } from "../kit/request.ts";

interface LeadTimesDraft {
  /** Null while none is edited. */
  readonly origin: OriginLeadTimes | null;
}

const NOTHING_CHOSEN: Failure = { kind: "refused", reason: "not-found", message: "", fields: [] };

/** The form for the lead times of one origin, which it answers. */
export const editLeadTimesFlow = ({ requestActor, ports }: FlowServices<"leadTimes">) =>
  createForm<LeadTimesDraft, OriginLeadTimes>({
    id: "editLeadTimes",
    requestActor,
    first: { origin: null },
    send: ({ origin }, signal) =>
      origin === null
        ? errAsync(NOTHING_CHOSEN)
        : ports.leadTimes.save(origin, signal).map((leadTimes) => ({ ...origin, leadTimes })),
    beginsClosed: true,
    after: "closed",
  });

export type LeadTimesView = FormView<LeadTimesDraft, OriginLeadTimes>;
