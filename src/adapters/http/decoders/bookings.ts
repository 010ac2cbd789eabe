import * as t from "io-ts";
import type { BookingReceipt } from "#api/schema.d.ts";
import { reading } from "./agreement.ts";
import { object, orNull } from "./codec.ts";

export const ReceiptCodec = reading<BookingReceipt>()(object({ quotationId: t.string, bookingId: orNull(t.string) }));
export type WireReceipt = t.TypeOf<typeof ReceiptCodec>;
