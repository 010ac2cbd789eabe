import { packOffers, saveSearch, findStoredOffer } from "#server/modules/rates/offer-store.ts";
import { addLclTariff } from "#server/modules/lcl/store.ts";
import type { StoredLclLine } from "#server/modules/lcl/tables.ts";
import { allPlaces } from "#server/modules/places/store.ts";
import type { Executor } from "#server/schema.ts";
import { bumpCacheVersion } from "#server/platform/database/cache-versions.ts";
import type { LclLane, LclLineAnswer, QuotedLclRate } from "../states.ts";
import { type Actor, expire, offerLane } from "./bookings.ts";
import type { ProviderContext } from "./provider-context.ts";

const URL = "/api/resource/lcl/rates";
const ALWAYS = { validFrom: "2020-01-01", validTill: "9999-12-31" } as const;

const headersOf = ({ xToken, xApiKey }: Actor) => ({ "x-token": xToken, "x-api-key": xApiKey });

const codeOf = async (db: Executor, name: string): Promise<string | null> =>
  (await allPlaces(db)).find((place) => place.name === name)?.code ?? null;

const LEAST_CHARGE = { THC: "EUR 35/RT (MIN 5CBM)" };

type Charges = Readonly<Record<string, string>>;

/** A lane, and the station beyond its end where there is one. */
interface StationLane extends LclLane {
  readonly otherCfs?: string | undefined;
}

const addLines = async (
  db: Executor,
  id: string,
  lanes: readonly StationLane[],
  destination: Charges = LEAST_CHARGE,
): Promise<void> => {
  const lines: StoredLclLine[] = [];
  for (const [index, { portOfLoading, portOfDischarge, otherCfs = null }] of lanes.entries())
    lines.push({
      id: `${id}-${index}`,
      tariffId: id,
      line: index + 2,
      portOfLoading,
      loadingCode: await codeOf(db, portOfLoading),
      portOfDischarge,
      dischargeCode: await codeOf(db, portOfDischarge),
      destinationCfs: otherCfs ?? portOfDischarge,
      cfsCode: otherCfs === null ? null : await codeOf(db, otherCfs),
      validTill: ALWAYS.validTill,
      fields: JSON.stringify({
        "Dest Country": "Netherlands",
        "TTT (PORT TO PORT)": "26 DAYS",
        CURRENCY: "INR",
        "NEXT DEPARTURES": "EVERY FRI",
      }),
      charges: JSON.stringify({
        origin: { "OCEAN FREIGHT": `USD ${18 + index}/W/M`, "BILL OF LADING": "3,500/BL" },
        destination,
        warehouse: { UNLOADING: "EUR 9,50/W/M" },
      }),
    });
  const dates = { sheetDate: "2026-11-16", ...ALWAYS, reissued: null, importedAt: 0 };
  await addLclTariff(
    db,
    { id, provider: "Keelson Global Logistics", name: "LCL export", ...dates, isInstant: 1 },
    lines,
  );
  await bumpCacheVersion(db, "lcl");
};

/** A tariff of exactly this line. */
export const addLine = async (
  { database: { db } }: ProviderContext,
  {
    providerName,
    "Port of loading": portOfLoading,
    "PORT OF DISCHARGE": portOfDischarge,
    "Dest CFS": destinationCfs,
    "Origin Code": loadingCode,
    nextDepartures,
    "VALID FROM": validFrom,
    "VALID TILL": validTill,
    "VALID FOR": validFor,
    "SHEET NAME": name,
    "SHEET DATE": sheetDate,
    originCharges: origin,
    destinationCharges: destination,
    warehouseCharges: warehouse,
    ...cells
  }: LclLineAnswer,
): Promise<void> => {
  const departures = nextDepartures.map(({ departureDate }) => departureDate).join("; ");
  const cutOffs = nextDepartures.map(({ cfsCutOff }) => cfsCutOff).join("; ");
  const tariff = { id: "lcl", provider: providerName, name, sheetDate, reissued: null, importedAt: 0, isInstant: 1 };
  const line = {
    id: "lcl-0",
    tariffId: "lcl",
    line: 2,
    portOfLoading,
    loadingCode,
    portOfDischarge,
    dischargeCode: await codeOf(db, portOfDischarge),
    destinationCfs,
    cfsCode: null,
    validTill,
    validFor,
    fields: JSON.stringify({ ...cells, "NEXT DEPARTURES": departures, "CFS CUT OFF": cutOffs }),
    charges: JSON.stringify({ origin, destination, warehouse }),
  };
  await addLclTariff(db, { ...tariff, validFrom, validTill, validFor }, [line]);
  await bumpCacheVersion(db, "lcl");
};

/** So many lines on the lane, and a carrier with a 20GP between the same ports. */
export const knowRates = async (
  context: ProviderContext,
  lane: LclLane,
  count: number,
  {
    destinationCharges,
    otherCfs,
  }: { readonly destinationCharges?: Charges | undefined; readonly otherCfs?: string | undefined } = {},
): Promise<void> => {
  const { db } = context.database;
  const { portOfLoading, portOfDischarge } = lane;
  await addLines(
    db,
    "lcl",
    [
      ...Array.from({ length: count }, () => ({ portOfLoading, portOfDischarge })),
      ...(otherCfs === undefined ? [] : [{ portOfLoading, portOfDischarge, otherCfs }]),
    ],
    destinationCharges,
  );
  const [from, to] = [await codeOf(db, portOfLoading), await codeOf(db, portOfDischarge)];
  if (from === null || to === null) throw new Error(`${portOfLoading} or ${portOfDischarge} is not a known place.`);
  await offerLane(context, "api", { portOfLoading: from, portOfDischarge: to, equipment: "20GP" }, "Norrvik Line");
};

/** Both names are in the list, each at an end of another lane. */
export const knowPortsOnly = (context: ProviderContext, { portOfLoading, portOfDischarge }: LclLane): Promise<void> =>
  addLines(context.database.db, "lcl", [
    { portOfLoading, portOfDischarge: "Hamburg" },
    { portOfLoading: "Mundra", portOfDischarge },
  ]);

/** Quotes a rate to the person and gives it the id of the interaction. */
export const answerRate = async (
  context: ProviderContext,
  actor: Actor,
  { id, ...asked }: QuotedLclRate,
): Promise<void> => {
  const { db } = context.database;
  const known = await db.selectFrom("lclTariff").select("id").executeTakeFirst();
  if (known === undefined) await knowRates(context, asked, 1);
  const query = {
    portOfLoading: asked.portOfLoading,
    portOfDischarge: asked.portOfDischarge,
    weight: String(asked.weight),
    cbm: String(asked.cbm),
  };
  const answer = await context.app.inject({ method: "GET", url: URL, query, headers: headersOf(actor) });
  const search = await db.selectFrom("quotedSearch").selectAll().where("id", "like", "id-%").executeTakeFirst();
  const quoted = search === undefined ? null : await findStoredOffer(db, `${search.id}.0`);
  if (search === undefined || quoted === null) throw new Error(`Nothing was answered: ${answer.body}`);
  await db.deleteFrom("quotedSearch").where("id", "=", search.id).execute();
  await saveSearch(db, { ...search, id, offers: packOffers([[quoted.text.replace(`${search.id}.0`, id)]]) });
};

export const expireRate = async (context: ProviderContext, actor: Actor, rate: QuotedLclRate): Promise<void> => {
  await answerRate(context, actor, rate);
  await expire(context, { offerId: rate.id });
};

export const bookRate = async (
  context: ProviderContext,
  actor: Actor,
  { idempotencyKey, ...rate }: QuotedLclRate & { readonly idempotencyKey: string },
): Promise<void> => {
  await answerRate(context, actor, rate);
  const { id: _id, ...load } = rate;
  const headers = { ...headersOf(actor), "idempotency-key": idempotencyKey };
  const answer = await context.app.inject({ method: "PUT", url: URL, headers, payload: { _id, ...load } });
  if (answer.statusCode !== 200) throw new Error(`The booking was refused: ${answer.body}`);
};
