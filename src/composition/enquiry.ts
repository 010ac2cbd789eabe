import { createApi, DEADLINES } from "../adapters/http/client.ts";
import { createEnquiry } from "../adapters/http/enquiry.ts";
import { type EnquiryActor, openEnquiry } from "../flows/enquiry/flow.ts";
import type { Page } from "./page.ts";

/** The enquiry form, wired without the container: a visitor's page fetches neither it nor the credentials. */
export const composeEnquiry = (page: Page): EnquiryActor => {
  const settings = {
    baseUrl: `${page.location.origin}/api`,
    credentials: () => null,
    bearerToken: () => null,
    deadlines: DEADLINES,
  };
  return openEnquiry(createEnquiry(createApi(settings), settings));
};
