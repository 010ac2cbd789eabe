import type { EnquiryPort } from "#ports/enquiry.ts";
import { ask } from "./ask.ts";
import type { Api, ApiSettings } from "./client.ts";
import { refusalAtTheDoor } from "./refusal.ts";

/** Enquiries over HTTP: a visitor has no session that could have ended. */
export const createEnquiry = (api: Api, { deadlines: { usual } }: ApiSettings): EnquiryPort => ({
  send: ({ website, ...enquiry }, signal) =>
    ask(
      (until) =>
        api.POST("/resource/contact-us", {
          body: website === "" ? enquiry : { ...enquiry, website },
          signal: until,
        }),
      { signal, deadline: usual },
      "code-or-status",
    )
      .map(() => undefined)
      .mapErr(refusalAtTheDoor),
});
