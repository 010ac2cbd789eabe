import { ok, type ResultAsync } from "neverthrow";
import { type Money, sumPerCurrency } from "#domain/money";
import { refusedFields } from "#flows/kit/failure.ts";
import { createForm, type FormSnapshot, formView } from "#flows/kit/form.ts";
import { createPage, type PageSnapshot, pageView } from "#flows/kit/page.ts";
import type { Failure } from "#ports/failure.ts";
import type { DeskFlowServices } from "../compose.ts";
import type { Source, SourceDetails, SourceTest, SourceTestQuery } from "../ports/index.ts";
import { findDayProblem } from "./typed-days.ts";

type Services = DeskFlowServices<"connectors">;
type Sources = readonly Source[];

/** Every source. */
export const createConnectorsPage = ({ ports: { connectors }, requestActor }: Services) =>
  createPage<Sources>({ id: "deskConnectors", requestActor, load: connectors.list });

/** What counts as one: not a carrier that could be connected. */
const isSetUp = ({ state }: Source): boolean => state !== "not-set-up";
const isConnected = (source: Source): boolean => isSetUp(source) && source.kind !== "sheet";
const STOPPED: readonly Source["state"][] = ["failing", "paused", "used-up"];

/** What is so of all sources together. */
export interface SourceSummary {
  readonly asked: number;
  readonly answered: number;
  readonly sources: number;
  readonly stopped: number;
  /** By currency; empty where no cost is stated. */
  readonly today: readonly Money[];
  readonly month: readonly Money[];
}

const sum = (amounts: readonly Money[]): readonly Money[] => sumPerCurrency(amounts).unwrapOr([]);

export const summarise = (sources: Sources): SourceSummary => {
  const asked = sources.filter(isConnected);
  return {
    asked: asked.reduce((total, source) => total + source.asked, 0),
    answered: asked.reduce((total, source) => total + source.answered, 0),
    sources: asked.length,
    stopped: asked.filter(({ state }) => STOPPED.includes(state)).length,
    today: sum(asked.flatMap(({ cost }) => cost?.today ?? [])),
    month: sum(asked.flatMap(({ cost }) => cost?.month ?? [])),
  };
};

export const connectorsView = (snapshot: PageSnapshot<Sources>) =>
  pageView(snapshot, (sources) => ({
    sources: sources.filter(isSetUp),
    unconnected: sources.filter((source) => !isSetUp(source)).map(({ name }) => name),
    /** Those that can be tested and paused. */
    askable: sources.filter(({ isAsked }) => isAsked),
    /** Whether nothing but sheets is there. */
    isEmpty: !sources.some(isConnected),
    summary: summarise(sources),
  }));

/** The list with one source as it is now. */
export const replaceSource = (sources: Sources, source: Source): Sources =>
  sources.map((one) => (one.id === source.id ? source : one));

/** One source with its calls and settings. */
export const createConnectorDetails = ({ ports: { connectors }, requestActor }: Services, connector: string) =>
  createPage<SourceDetails>({
    id: "deskConnector",
    requestActor,
    load: (signal) => connectors.get(connector, signal),
  });

export const connectorDetailsView = (snapshot: PageSnapshot<SourceDetails>) =>
  pageView(snapshot, (details) => ({ details }));

const TEST_FIELDS = ["from", "to", "size", "day", "reference"] as const;
export type TestField = (typeof TEST_FIELDS)[number];

/** A test of a source; its result stays until the next one. */
export const createConnectorTest = ({ ports: { connectors }, requestActor }: Services, day: string) =>
  createForm<SourceTestQuery, TestedSource, TestField>({
    id: "deskConnectorTest",
    requestActor,
    first: { connector: "", from: "INNSA", to: "NLRTM", size: "40HC", day, reference: "" },
    validate: ({ day: typed }) => findDayProblem("day", typed),
    send: (query, signal) => connectors.test(query, signal).map((test) => ({ ...test, connector: query.connector })),
    toProblems: refusedFields(TEST_FIELDS),
    settle: (draft) => draft,
    after: "open",
  });

/** What a test answered, and of which connector. */
export interface TestedSource extends SourceTest {
  readonly connector: string;
}

export const connectorTestView = (snapshot: FormSnapshot<SourceTestQuery, TestedSource, TestField>) =>
  formView(snapshot);

/** How long a pause lasts; `open`: until somebody resumes it. */
export const PAUSE_LENGTHS = ["open", "15", "60", "480"] as const;
export type PauseLength = (typeof PAUSE_LENGTHS)[number];

/** A pause, or its end, that is typed in a dialog. */
export interface PauseDraft {
  readonly action: "pause" | "resume";
  readonly connector: string;
  readonly kind: Source["kind"];
  readonly revision: number;
  readonly reason: string;
  readonly length: PauseLength;
}

const PAUSE_FIELDS = ["reason"] as const;
export type PauseField = (typeof PAUSE_FIELDS)[number];

const MINUTE_MS = 60_000;

/** When a pause of this length ends that begins now (epoch milliseconds). */
export const toPauseEnd = (length: PauseLength, now: number): string | null =>
  length === "open" ? null : new Date(now + Number(length) * MINUTE_MS).toISOString();

/* Another person was faster: the next try is about the pause as it is now, and what was typed stays. */
const readRevision = (
  { ports: { connectors } }: Services,
  draft: PauseDraft,
  signal: AbortSignal,
): ResultAsync<PauseDraft, Failure> =>
  connectors.get(draft.connector, signal).andThen(({ source: { revision } }) => ok({ ...draft, revision }));

export const createPauseForm = (services: Services, clock: () => number) => {
  const { connectors } = services.ports;
  return createForm<PauseDraft, Source, PauseField>({
    id: "deskConnectorPause",
    requestActor: services.requestActor,
    first: { action: "pause", connector: "", kind: "connector", revision: 0, reason: "", length: "open" },
    send: ({ action, length, kind: _, ...change }, signal) =>
      action === "pause"
        ? connectors.pause({ ...change, until: toPauseEnd(length, clock()) }, signal)
        : connectors.resume(change, signal),
    merge: (draft, signal) => readRevision(services, draft, signal),
    validate: ({ reason }) =>
      reason.trim() === "" ? [{ field: "reason", message: "Say why, for those who read it later." }] : [],
    toProblems: refusedFields(PAUSE_FIELDS),
    after: "closed",
    beginsClosed: true,
    discards: true,
  });
};

export const pauseFormView = (snapshot: FormSnapshot<PauseDraft, Source, PauseField>) => formView(snapshot);
