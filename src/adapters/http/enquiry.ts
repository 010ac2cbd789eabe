import type { EnquiryPort } from "#ports/api.ts";
import { sendRequest, toSignInRefusal } from "./request.ts";
import type { Api, ApiSettings } from "./client.ts";

/** Enquiries over HTTP; visitors have no session. */
export const createEnquiry = (api: Api, { deadlines: { usual } }: ApiSettings): EnquiryPort => ({
  send: ({ website, ...enquiry }, signal) =>
    sendRequest(
      (until) =>
        api.POST("/resource/contact-us", {
          body: website === "" ? enquiry : { ...enquiry, website },
          signal: until,
        }),
      { signal, deadline: usual },
      "code-or-status",
    )
      .map(() => undefined)
      .mapErr(toSignInRefusal),
});
