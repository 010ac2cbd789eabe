import { err, type Result } from "neverthrow";
import { isSameLclSearch, type LclRequest, formatLclLoad } from "#domain/lcl";
import type { BookLclRequest } from "#api/schema.d.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import { findStoredOffer, type OfferContext, type SearchStore } from "../rates/index.ts";
import type { Executor } from "#server/schema.ts";
import { type BookingReceipt, type BookingRequest, type BookOffer, toReference } from "../bookings/index.ts";

const UNKNOWN: Refusal = { kind: "not-found", message: "This offer was not found. Please search again." };

const differing = (asked: LclRequest, quoted: LclRequest): readonly string[] => [
  ...(asked.portOfLoading === quoted.portOfLoading ? [] : ["portOfLoading"]),
  ...(asked.portOfDischarge === quoted.portOfDischarge ? [] : ["portOfDischarge"]),
  ...(asked.weightKg === quoted.weightKg ? [] : ["weight"]),
  ...(asked.cbm === quoted.cbm ? [] : ["cbm"]),
];

const otherLoad = (asked: LclRequest, quoted: LclRequest): Refusal => {
  const { portOfLoading, portOfDischarge } = quoted;
  const message = `This rate was quoted for ${formatLclLoad(quoted)} from ${portOfLoading} to ${portOfDischarge}. Please search again.`;
  return { kind: "fields", message, fields: differing(asked, quoted).map((field) => ({ field, message })) };
};

export const bookLcl =
  (db: Executor, settle: SearchStore["settle"], book: BookOffer) =>
  async (
    body: BookLclRequest,
    booker: Pick<BookingRequest, "accountId" | "createdBy" | "isHeld">,
    key: string | null,
  ): Promise<Result<BookingReceipt, Refusal>> => {
    await settle(body._id);
    const offer = await findStoredOffer(db, body._id);
    const isOwn = offer !== null && offer.accountId === booker.accountId;
    const quoted = isOwn ? storedJson<OfferContext>(offer.context).part : undefined;
    if (quoted === undefined) return err(UNKNOWN);
    const { portOfLoading, portOfDischarge, weight: weightKg, cbm } = body;
    const asked = { portOfLoading, portOfDischarge, weightKg, cbm };
    return isSameLclSearch(asked, quoted)
      ? book({ ...booker, offerId: body._id, key, reference: toReference(body.reference) })
      : err(otherLoad(asked, quoted));
  };
