import type { EnquiryPort } from "#ports/api.ts";
import { toSignInRefusal, request, ignore } from "./request.ts";
import type { Api } from "./client.ts";

/** Enquiries over HTTP; visitors have no session. */
export const createEnquiry = (api: Api): EnquiryPort => ({
  send: ({ website, ...enquiry }, signal) =>
    request(
      api.POST("/resource/contact-us", {
        body: website === "" ? enquiry : { ...enquiry, website },
        signal,
      }),
      "code-or-status",
    )
      .map(ignore)
      .mapErr(toSignInRefusal),
});
