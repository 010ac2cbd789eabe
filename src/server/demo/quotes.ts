import { addDays, type CalendarDate } from "#domain/time";
import type { RateSearchRequest } from "#api/schema.d.ts";
import { nextNumber } from "../modules/bookings/index.ts";
import {
  answerRequest,
  toDeskLine,
  addRequestRow,
  toNumber,
  addQuoteComment,
  findQuoteBy,
  type StoredDeskRequest,
} from "../modules/quotes/index.ts";
import { type Clock, type Ids, officeDay } from "../platform/time.ts";
import type { Executor } from "../schema.ts";

const toSearch = (from: readonly [string, string], to: readonly [string, string]): RateSearchRequest => ({
  departureDate: null,
  locationCodificationType: "CMACGM",
  requestedEquipments: [{ equipmentGroupIsoCode: "40HC", numberOfContainers: 1, weightPerContainer: 22_500 }],
  placeOfOrigin: null,
  portOfLoading: from[0],
  portOfDischarge: to[0],
  placeOfDelivery: null,
  placeOfOriginType: null,
  placeOfDeliveryType: null,
  nonOperatingReefer: false,
  originPlace: null,
  loadingPort: from[1],
  deliveryPlace: null,
  dischargePort: to[1],
});

interface DemoRequest {
  readonly accountId: string;
  readonly search: RateSearchRequest;
  readonly note: string;
  readonly today: CalendarDate;
}

const askDesk = async (
  db: Executor,
  clock: Clock,
  ids: Ids,
  { accountId, search, note, today }: DemoRequest,
): Promise<StoredDeskRequest> => {
  const year = today.slice(0, 4);
  const id = ids.id();
  const request: StoredDeskRequest = {
    id,
    accountId,
    number: toNumber("DSK", year, await nextNumber(db, `DSK-${year}`)),
    requestedAt: clock(),
    search: JSON.stringify(search),
    openKey: id,
    commodity: "Fox nuts in cartons",
    note,
    state: "open",
    settledAt: null,
    reason: null,
    quoteNumber: null,
  };
  await addRequestRow(db, request);
  return request;
};

const NHAVA_SHEVA = ["INNSA", "Nhava Sheva"] as const;

/** A quote of the desk with a comment, and a request that waits for an answer. Does nothing the second time. */
export const loadDemoQuotes = async (db: Executor, clock: Clock, ids: Ids, accountId: string): Promise<void> => {
  const known = await db.selectFrom("deskRequest").select("id").where("accountId", "=", accountId).executeTakeFirst();
  if (known !== undefined) return;
  const today = officeDay(clock());
  const answered = await askDesk(db, clock, ids, {
    accountId,
    search: toSearch(NHAVA_SHEVA, ["ISREY", "Reykjavik"]),
    note: "Latest arrival in eight weeks",
    today,
  });
  const price = { currency: "USD", remark: null } as const;
  const lines = [
    { carrier: "Norrvik Line", vessel: "NORRVIK ASTRID", voyage: "431W", amount: "3,420", days: 12 },
    { carrier: "CASTELLAN", vessel: "CASTELLAN DORADA", voyage: "0218W", amount: "3,575", days: 15 },
  ].map(({ carrier, vessel, voyage, amount, days }) =>
    toDeskLine(
      answered,
      {
        ...price,
        carrier,
        vessel,
        voyage,
        prices: new Map([["40HC", amount]]),
        departure: addDays(today, days),
        arrival: addDays(today, days + 34),
      },
      today,
    ),
  );
  const mailing = { clock, ids, site: "", deskMail: null };
  const number = await answerRequest(db, mailing, answered, { lines, validTill: addDays(today, 10) });
  const quote = await findQuoteBy(db, "number", number.unwrapOr(""));
  if (quote === null) return;
  await db.deleteFrom("outgoingMail").where("key", "=", `desk-request|${answered.id}|answered`).execute();
  await addQuoteComment(db, {
    quote: quote.id,
    key: ids.id(),
    writtenBy: "recipient",
    name: "Priya Nair",
    writtenAt: clock(),
    text: "Norrvik is fine if the container reaches Reykjavik before the end of January.",
  });
  await askDesk(db, clock, ids, {
    accountId,
    search: toSearch(NHAVA_SHEVA, ["GLGOH", "Nuuk"]),
    note: "Any carrier",
    today,
  });
};
