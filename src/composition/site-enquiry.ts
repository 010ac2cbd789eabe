import { createSessionStore } from "#adapters/browser/session-store.ts";
import { createDraftStore, createTextStore } from "#adapters/browser/storage.ts";
import { createApi, DEADLINES } from "#adapters/http/client.ts";
import { createEnquiry } from "#adapters/http/enquiry.ts";
import { type EnquiryActor, startEnquiry } from "#flows/enquiry/machine.ts";
import { type KnownEnquiry, readEnquiryMessage } from "#flows/enquiry/start.ts";
import { readApiUrl } from "./api-url.ts";
import type { Page } from "./browser.ts";

/** The signed-in shipper, and what the address of the page asks for. */
export const readKnownEnquiry = (page: Page): KnownEnquiry => {
  const session = createSessionStore(
    createTextStore(() => page.localStorage),
    page,
  );
  return {
    profile: session.credentials() === null ? null : session.profile(),
    message: readEnquiryMessage(page.location.hash),
  };
};

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
  return startEnquiry(createEnquiry(createApi(settings)), drafts, readKnownEnquiry(page));
};
