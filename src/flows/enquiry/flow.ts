import { type Actor, createActor, fromPromise } from "xstate";
import { errAsync } from "neverthrow";
import { parseEnquiry, serialiseEnquiry } from "#domain/enquiries";
import type { DraftStorePort } from "#ports/draft-store.ts";
import type { EnquiryPort } from "#ports/enquiry.ts";
import { enquiryMachine } from "./machine.ts";

export type EnquiryActor = Actor<typeof enquiryMachine>;

/** The key under which an unsent enquiry is kept. */
const KEPT_KEY = "enquiryFormState";

/** The enquiry form of one page, running; `drafts` keeps what was not sent. */
export const openEnquiry = (port: EnquiryPort, drafts: DraftStorePort): EnquiryActor =>
  createActor(
    enquiryMachine.provide({
      actors: {
        send: fromPromise(({ input, signal }) =>
          input === null ? errAsync({ kind: "malformed", issues: ["nothing was written"] }) : port.send(input, signal),
        ),
      },
      actions: {
        keep: (_, { form }) => drafts.save(KEPT_KEY, serialiseEnquiry(form)),
        dropKept: () => drafts.remove(KEPT_KEY),
      },
    }),
    { input: { kept: parseEnquiry(drafts.load(KEPT_KEY)) } },
  ).start();
