import { err, ok, type Result } from "neverthrow";
import type { components } from "#api/desk-schema.d.ts";
import { readPause } from "#server/connectors/kit/source-pauses.ts";
import { type DeskApi, type DeskFeature, deskRoute } from "#server/desk/route.ts";
import { answer, type BodyOf } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { describeSource, listSources, type Source, type SourceDeps } from "./list-sources.ts";
import { type AskedSource, findAskedSource } from "./asked-source.ts";
import { type PauseRefusal, pauseSource, resumeSource } from "./pauses.ts";
import { listCalls, toCall } from "./read-records.ts";
import { refuseFields, runTest } from "./run-test.ts";

const UNKNOWN: Refusal = { kind: "not-found", message: "There is no connector of this name." };
const MAX_PAUSE_MS = 366 * 86_400_000;

const findSource = ({ config }: SourceDeps, id: string): Result<AskedSource, Refusal> => {
  const found = findAskedSource(config, id);
  return found === undefined ? err(UNKNOWN) : ok(found);
};

const test = async (
  deps: SourceDeps,
  id: string,
  body: BodyOf<"testConnector", DeskApi>,
): Promise<Result<components["schemas"]["SourceTest"], Refusal>> => {
  const found = findSource(deps, id);
  return found.isErr() ? err(found.error) : runTest(deps, found.value, body);
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
  source: AskedSource,
  changed: Result<void, PauseRefusal>,
): Promise<Result<Source, Refusal>> =>
  changed.isErr() ? err(await refuse(deps, source.name, changed.error)) : ok(await describeSource(deps, source));

const pause = async (
  deps: SourceDeps,
  id: string,
  { reason, until, revision }: BodyOf<"pauseConnector", DeskApi>,
  by: string,
): Promise<Result<Source, Refusal>> => {
  const found = findSource(deps, id);
  if (found.isErr()) return err(found.error);
  const now = deps.clock();
  const moment = until === null ? null : Date.parse(until);
  if (reason.trim() === "") return err(NEEDS_REASON);
  if (moment !== null && (moment <= now || moment > now + MAX_PAUSE_MS))
    return err(refuseFields([{ field: "until", message: "Choose a moment that is ahead, within a year." }]));
  const { name: source } = found.value;
  const changed = await deps.db
    .transaction()
    .execute((transaction) =>
      pauseSource(transaction, { source, revision, reason: reason.trim(), until: moment, by, now }),
    );
  return answerChanged(deps, found.value, changed);
};

const resume = async (
  deps: SourceDeps,
  id: string,
  { reason, revision }: BodyOf<"resumeConnector", DeskApi>,
): Promise<Result<Source, Refusal>> => {
  const found = findSource(deps, id);
  if (found.isErr()) return err(found.error);
  if (reason.trim() === "") return err(NEEDS_REASON);
  const changing = { source: found.value.name, revision, reason: reason.trim(), now: deps.clock() };
  const changed = await deps.db.transaction().execute((transaction) => resumeSource(transaction, changing));
  return answerChanged(deps, found.value, changed);
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
      (await test(deps, path.connector, body)).andThen((one) => answer([one])),
    ),
    deskRoute("pauseConnector", "pause-connectors", async ({ path, body }, staff) =>
      (await pause(deps, path.connector, body, staff.id)).andThen((one) => answer([one], "Paused")),
    ),
    deskRoute("resumeConnector", "manage-connectors", async ({ path, body }) =>
      (await resume(deps, path.connector, body)).andThen((one) => answer([one], "Resumed")),
    ),
  ];
};
