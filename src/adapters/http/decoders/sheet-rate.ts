import * as t from "io-ts";
import type { ExcelRate } from "../../../wire/schema.d.ts";
import { reading } from "./agreement.ts";
import { text } from "./amounts.ts";
import { object } from "./codec.ts";

/** What every offer of a rate sheet has beside its upper-case columns. */
export const SheetRateCodec = reading<ExcelRate>()(
  object({
    _id: t.string,
    providerName: t.string,
    logo: text,
    charges: t.readonly(t.record(t.string, t.union([t.string, t.number]))),
  }),
);
export type WireSheetRate = t.TypeOf<typeof SheetRateCodec>;

/** The sheet's columns with whatever is in their cells; the mapper keeps the ones that hold text. */
export const SheetColumns = t.readonly(t.UnknownRecord);
export type WireSheetColumns = t.TypeOf<typeof SheetColumns>;
