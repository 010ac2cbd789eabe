import { createDraftStore, createTextStore } from "#adapters/browser/storage.ts";
import { createApi, DEADLINES } from "#adapters/http/client.ts";
import { createEnquiry } from "#adapters/http/enquiry.ts";
import { type EnquiryActor, startEnquiry } from "#flows/enquiry/machine.ts";
import type { Page } from "./browser.ts";

/** The enquiry form, wired without the container: a visitor's page fetches neither it nor the credentials. */
export const composeEnquiry = (page: Page): EnquiryActor => {
  const settings = {
    baseUrl: `${page.location.origin}/api`,
    credentials: () => null,
    bearerToken: () => null,
    deadlines: DEADLINES,
  };
  /* Not beyond this tab: other people may use the device, and a visitor did not ask to be remembered. */
  const drafts = createDraftStore(createTextStore(() => page.sessionStorage));
  return startEnquiry(createEnquiry(createApi(settings), settings), drafts);
};
