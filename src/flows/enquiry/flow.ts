import { type Actor, createActor, fromPromise } from "xstate";
import { errAsync } from "neverthrow";
import type { EnquiryPort } from "../../ports/enquiry.ts";
import { enquiryMachine } from "./machine.ts";

export type EnquiryActor = Actor<typeof enquiryMachine>;

/** The enquiry form of one page, running. */
export const openEnquiry = (port: EnquiryPort): EnquiryActor =>
  createActor(
    enquiryMachine.provide({
      actors: {
        send: fromPromise(({ input, signal }) =>
          input === null ? errAsync({ kind: "malformed", issues: ["nothing was written"] }) : port.send(input, signal),
        ),
      },
    }),
  ).start();
