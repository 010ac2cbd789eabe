import * as t from "io-ts";
import type { BookingReceipt } from "../../../wire/schema.d.ts";
import type { Agrees, Holds } from "./agreement.ts";
import { object, orNull } from "./codec.ts";

export const ReceiptCodec = object({ quotationId: t.string, bookingId: orNull(t.string) });
export type WireReceipt = t.TypeOf<typeof ReceiptCodec>;

export type BookingsAgreement = [Holds<Agrees<WireReceipt, BookingReceipt>>];
