import { err, ok, type Result } from "neverthrow";
import { toObject, toText } from "#api/readers/json.ts";
import type { SecuredPrice, SecuringCalls, SecuringFailure } from "#server/rate-sources/rate-source.ts";
import type { CarrierClient } from "../kit/carrier-client.ts";
import type { JsonAnswer } from "../kit/json-call.ts";

const NUMBER = /^[A-Za-z0-9-]{4,35}$/;

const toAddress = (value: unknown): string | null => {
  const url = URL.parse(toText(value) ?? "");
  return url?.protocol === "https:" ? url.href : null;
};

const REFUSALS: ReadonlyMap<number, string> = new Map([
  [404, "The carrier does not offer this price any longer."],
  [409, "The carrier does not take a quotation of this offer."],
]);

const readQuotation = ({ status, body }: JsonAnswer): Result<SecuredPrice, SecuringFailure> => {
  const refusal = REFUSALS.get(status);
  if (refusal !== undefined) return err({ kind: "refused", reason: refusal });
  const { quotationReference, webBookingUrl } = toObject(body);
  const number = toText(quotationReference);
  return number !== null && NUMBER.test(number)
    ? ok({ number, bookingUrl: toAddress(webBookingUrl) })
    : err({ kind: "unknown", reason: "its answer has no quotation number" });
};

/**
 * Secures a price by SpotOn's quotation call, which is no booking. After any fault it is unknown whether there is a quotation,
 * unless nothing was sent, or the call was refused because of the key or the allowance: then it can be made again.
 */
export const securePrice =
  (client: CarrierClient): NonNullable<SecuringCalls["secure"]> =>
  async (carrierOfferId, signal) => {
    const answer = await client.call(
      {
        operation: "quotation",
        method: "POST",
        path: `/pricing/commercial/instantquote/v2/spotOn/offers/${encodeURIComponent(carrierOfferId)}/quotations`,
        isRepeatable: false,
        answers: [200, 201, 404, 409],
      },
      signal,
    );
    return answer
      .mapErr(
        ({ kind, cause, reason, isUnsent = false }): SecuringFailure => ({
          kind: isUnsent || kind === "used-up" || cause === "access" ? "unsent" : "unknown",
          reason,
        }),
      )
      .andThen(readQuotation);
  };
