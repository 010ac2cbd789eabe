import { err } from "neverthrow";
import type { Feature } from "#server/platform/feature.ts";
import { answer, authenticatedRoute } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { transactOrUndo } from "#server/platform/database/transact.ts";
import { findOwnQuotation, lockQuotation } from "../bookings/index.ts";
import { answerShipperMessages } from "./read-messages.ts";
import { writeAsShipper } from "./write-message.ts";

const NO_BOOKING: Refusal = { kind: "not-found", message: "This booking was not found." };

/** The messages of bookings: read and written by shippers. */
export const messagesFeature: Feature = (deps) => {
  const { clock, ids } = deps;
  const { db } = deps.database;
  return [
    authenticatedRoute("listMessages", async ({ path }, { companyId, keyId }) => {
      const booking = await findOwnQuotation(db, companyId, path.id);
      if (booking === null) return err(NO_BOOKING);
      return answer([...(await answerShipperMessages(db, booking, { isShown: keyId === undefined, now: clock() }))]);
    }),
    authenticatedRoute("writeMessage", async ({ path, body, header }, { companyId, accountId }) => {
      const booking = await findOwnQuotation(db, companyId, path.id);
      if (booking === null) return err(NO_BOOKING);
      const message = { id: ids.id(), key: header["Idempotency-Key"], author: accountId, text: body.text };
      const written = await transactOrUndo(db, async (transaction) => {
        await lockQuotation(transaction, booking.id);
        return writeAsShipper(transaction, deps, booking, message);
      });
      if (written.isErr()) return err(written.error);
      return answer([...(await answerShipperMessages(db, booking, { isShown: false, now: clock() }))]);
    }),
  ];
};
