import { createDraftStore, createTextStore } from "#adapters/browser/storage.ts";
import { createApi, DEADLINES } from "#adapters/http/client.ts";
import { createEnquiry } from "#adapters/http/enquiry.ts";
import { type EnquiryActor, startEnquiry } from "#flows/enquiry/machine.ts";
import { type Page, readApiUrl } from "./browser.ts";

/** Wired without the container, which public pages do not fetch. */
export const composeEnquiry = (page: Page): EnquiryActor => {
  const settings = {
    baseUrl: readApiUrl(page),
    credentials: () => null,
    bearerToken: () => null,
    deadlines: DEADLINES,
  };
  /* For this tab only: others may use the device. */
  const drafts = createDraftStore(
    createTextStore(() => page.sessionStorage),
    page,
  );
  return startEnquiry(createEnquiry(createApi(settings), settings), drafts);
};
