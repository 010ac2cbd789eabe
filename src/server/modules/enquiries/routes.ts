import type { Feature } from "#server/platform/feature.ts";
import { answer, publicRoute } from "#server/platform/http/handler.ts";
import { queueUnmailed, receiveEnquiry } from "./receive-enquiry.ts";
import { retain } from "#server/platform/retention.ts";
import { pruneEnquiries } from "./store.ts";
import { createLimiter } from "#server/platform/throttling/limiter.ts";

const THANKS = "Thank you for your enquiry! We will get back to you soon.";

/** Enquiries: stored, and mailed to the company's mailbox through the outbox. */
export const enquiriesFeature: Feature = async (deps) => {
  const { clock, ids } = deps;
  const { db } = deps.database;
  const enquiring = { db, clock, ids, limiter: createLimiter(db, clock), deskMail: deps.config.deskMail };
  const receive = receiveEnquiry(enquiring);
  await queueUnmailed(enquiring);
  retain(deps, "enquiry", deps.config.retention.enquiries, (before) => pruneEnquiries(db, before));
  return [
    publicRoute("contactUs", async ({ body, address }) =>
      (await receive(body, body.website ?? "", address)).andThen(() => answer([], THANKS)),
    ),
  ];
};
