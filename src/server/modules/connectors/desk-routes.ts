import { err, ok, type Result } from "neverthrow";
import { readEquipment } from "#domain/containers";
import type { FieldProblem } from "#domain/field-problem.ts";
import { isCurrencyCode, type Money, multiplyMoney, parseMoney } from "#domain/money";
import { isCalendarDate } from "#domain/time";
import type { components } from "#api/desk-schema.d.ts";
import type { OpenConnector } from "#server/connectors/kit/connector.ts";
import { type DeskApi, type DeskFeature, deskRoute } from "#server/desk/route.ts";
import { answer, type BodyOf } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { officeDay, toInstant } from "#server/platform/time.ts";
import type { QuotedOffer } from "#server/rate-sources/rate-source.ts";
import { describeSource, listSources, type Source, type SourceDeps } from "./list-sources.ts";
import { type PauseRefusal, pauseSource, readPause, resumeSource } from "./pauses.ts";
import { listCalls, toCall } from "./read-records.ts";
import { type TestQuery, toTestRequest, type TriedRates, tryRates } from "./try-rates.ts";
import { toNewCall } from "./watch-sources.ts";

type SourceTest = components["schemas"]["SourceTest"];
type TestBody = BodyOf<"testConnector", DeskApi>;

const UNKNOWN: Refusal = { kind: "not-found", message: "There is no connector of this name." };
const MAX_PRICES = 5;
const MAX_PAUSE_MS = 366 * 86_400_000;

const refuseFields = (fields: readonly FieldProblem[]): Refusal => ({
  kind: "fields",
  message: fields[0]?.message ?? "Please check the marked fields.",
  fields,
});

const findConnector = ({ config }: SourceDeps, id: string): Result<OpenConnector, Refusal> => {
  const found = config.connectors.find(({ name }) => name === id);
  return found === undefined ? err(UNKNOWN) : ok(found);
};

const isPlaceCode = (code: string): boolean => /^[A-Z]{2}[A-Z2-9]{3}$/.test(code);

const readQuery = ({ from, to, size, day }: TestBody, today: string): Result<TestQuery, Refusal> => {
  const [origin, destination] = [from.trim().toUpperCase(), to.trim().toUpperCase()];
  const problems: FieldProblem[] = [];
  const check = (isRight: boolean, field: keyof TestBody, message: string): void => {
    if (!isRight) problems.push({ field, message });
  };
  const equipment = readEquipment(size);
  check(isPlaceCode(origin), "from", "Type a UN/LOCODE such as INNSA.");
  check(isPlaceCode(destination), "to", "Type a UN/LOCODE such as NLRTM.");
  check(equipment !== null, "size", "Choose a size such as 40HC.");
  check(isCalendarDate(day) && day >= today, "day", "Choose a day from today on.");
  return equipment === null || problems.length > 0
    ? err(refuseFields(problems))
    : ok({ from: origin, to: destination, size: equipment, day });
};

const toFreight = (currency: string | null, amount: string | number | null): Money | null =>
  currency !== null && amount !== null && isCurrencyCode(currency) ? parseMoney(amount, currency).unwrapOr(null) : null;

const toPrices = (quoted: QuotedOffer): SourceTest["prices"] => {
  if (quoted.kind !== "api") return [];
  const { departureDate, arrivalDate, equipmentPrices } = quoted.offer;
  return equipmentPrices.map(({ currency, basicOceanFreightRate }) => ({
    departure: departureDate,
    arrival: arrivalDate,
    freight: toFreight(currency, basicOceanFreightRate),
    isBookable: quoted.refusal === null,
  }));
};

const presentTest = (connector: OpenConnector, tried: Omit<TriedRates, "lane">, now: number): SourceTest => {
  const calls = tried.calls.map((call) =>
    toNewCall({ source: connector.name, ...call }, connector, { now, isTest: true }),
  );
  const billed = calls.filter(({ isBilled }) => isBilled === 1).length;
  const { failure } = tried;
  return {
    seconds: Math.round(tried.seconds * 10) / 10,
    offers: tried.offers.length,
    failure: failure === null ? null : { at: toInstant(now), cause: failure.cause ?? "other", detail: failure.reason },
    prices: tried.offers.flatMap(toPrices).slice(0, MAX_PRICES),
    unreadable: [...tried.unreadable],
    calls: calls.map(toCall),
    cost: connector.costPerCall === undefined ? null : multiplyMoney(connector.costPerCall, billed),
  };
};

const runTest = async (deps: SourceDeps, id: string, body: TestBody): Promise<Result<SourceTest, Refusal>> => {
  const connector = findConnector(deps, id);
  if (connector.isErr()) return err(connector.error);
  const now = deps.clock();
  const query = readQuery(body, officeDay(now));
  if (query.isErr()) return err(query.error);
  const request = await toTestRequest(deps, query.value);
  if (request.isErr()) return err(refuseFields([{ field: request.error.field, message: request.error.sentence }]));
  return ok(presentTest(connector.value, await tryRates(deps, connector.value, request.value), now));
};

/* What the other person did is said: nothing that was typed has to be given up without knowing why. */
const refuse = async ({ db, clock }: SourceDeps, source: string, refusal: PauseRefusal): Promise<Refusal> => {
  if (refusal === "unchanged") return { kind: "conflict", message: "It is not paused." };
  const { pause } = await readPause(db, source, clock());
  const state = pause === null ? "resumed it" : `paused it (${pause.reason})`;
  return { kind: "conflict", message: `Somebody else has ${state}. Check it and try again.` };
};

const NEEDS_REASON = refuseFields([{ field: "reason", message: "Say why, for those who read it later." }]);

const answerChanged = async (
  deps: SourceDeps,
  connector: OpenConnector,
  changed: Result<void, PauseRefusal>,
): Promise<Result<Source, Refusal>> =>
  changed.isErr() ? err(await refuse(deps, connector.name, changed.error)) : ok(await describeSource(deps, connector));

const pause = async (
  deps: SourceDeps,
  id: string,
  { reason, until, revision }: BodyOf<"pauseConnector", DeskApi>,
  by: string,
): Promise<Result<Source, Refusal>> => {
  const connector = findConnector(deps, id);
  if (connector.isErr()) return err(connector.error);
  const now = deps.clock();
  const moment = until === null ? null : Date.parse(until);
  if (reason.trim() === "") return err(NEEDS_REASON);
  if (moment !== null && (moment <= now || moment > now + MAX_PAUSE_MS))
    return err(refuseFields([{ field: "until", message: "Choose a moment that is ahead, within a year." }]));
  const { name: source } = connector.value;
  const changed = await deps.db
    .transaction()
    .execute((transaction) =>
      pauseSource(transaction, { source, revision, reason: reason.trim(), until: moment, by, now }),
    );
  return answerChanged(deps, connector.value, changed);
};

const resume = async (
  deps: SourceDeps,
  id: string,
  { reason, revision }: BodyOf<"resumeConnector", DeskApi>,
): Promise<Result<Source, Refusal>> => {
  const connector = findConnector(deps, id);
  if (connector.isErr()) return err(connector.error);
  if (reason.trim() === "") return err(NEEDS_REASON);
  const changing = { source: connector.value.name, revision, reason: reason.trim(), now: deps.clock() };
  const changed = await deps.db.transaction().execute((transaction) => resumeSource(transaction, changing));
  return answerChanged(deps, connector.value, changed);
};

const describe = async (
  deps: SourceDeps,
  id: string,
): Promise<Result<components["schemas"]["SourceDetails"], Refusal>> => {
  const source = (await listSources(deps)).find((one) => one.id === id);
  if (source === undefined) return err(UNKNOWN);
  const settings = deps.config.connectors.find(({ name }) => name === id)?.settings ?? {};
  return ok({
    source,
    settings: Object.entries(settings).map(([name, value]) => ({ name, value })),
    calls: (await listCalls(deps.db, id)).map(toCall),
  });
};

/** The sources of searches, schedules and tracking at the desk. */
export const connectorsFeature: DeskFeature = ({ database: { db }, clock, config }) => {
  const deps: SourceDeps = { db, clock, config };
  return [
    deskRoute("listConnectors", "see-connectors", async () => answer(await listSources(deps))),
    deskRoute("getConnector", "see-connectors", async ({ path }) =>
      (await describe(deps, path.connector)).andThen((one) => answer([one])),
    ),
    deskRoute("testConnector", "test-connectors", async ({ path, body }) =>
      (await runTest(deps, path.connector, body)).andThen((one) => answer([one])),
    ),
    deskRoute("pauseConnector", "pause-connectors", async ({ path, body }, staff) =>
      (await pause(deps, path.connector, body, staff.id)).andThen((one) => answer([one], "Paused")),
    ),
    deskRoute("resumeConnector", "manage-connectors", async ({ path, body }) =>
      (await resume(deps, path.connector, body)).andThen((one) => answer([one], "Resumed")),
    ),
  ];
};
