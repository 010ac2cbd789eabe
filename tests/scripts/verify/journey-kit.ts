/* Journeys against a server whose calls and answers a fault changes. */
import { request } from "node:http";
import { afterAll, beforeAll } from "vitest";
import { type RunningServer, startServer as startProgram } from "../../../scripts/contract-mutations/servers.ts";
import { findOperation, readDocument } from "../../../scripts/verify/document.ts";
import { EQUIPMENT, LANE, LCL_LANE, toJourneyData } from "../../../scripts/verify/journeys/data.ts";
import { type Journey, readJourneys } from "../../../scripts/verify/journeys/document.ts";
import { runJourneys } from "../../../scripts/verify/journeys/run.ts";
import { readLevels } from "../../../scripts/verify/levels.ts";
import type { Call, Fault, Memory, Reply } from "./fault-kit.ts";
import { startServer } from "./support.ts";

export const document = readDocument();
export const levels = readLevels();
export const journeys = readJourneys();

export interface Backend {
  readonly server: URL;
  readonly states: URL;
}

/** Starts a server once for all tests of a block. */
export const useBackend = (
  file: string,
  args: readonly string[],
  readAddresses: (line: string) => Backend,
): (() => Backend) => {
  let program: RunningServer;
  beforeAll(async () => {
    program = (await startProgram(process.execPath, [file, ...args]))._unsafeUnwrap();
  }, 60_000);
  afterAll(() => program.stop());
  return () => readAddresses(program.firstLine);
};

const forward = (server: URL, { method, path, headers, body }: Call): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const length = { "content-length": String(body.length) };
    const sent = request(
      new URL(path, server),
      { method, headers: { ...headers, ...length }, agent: false },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("end", () =>
          resolve({
            status: incoming.statusCode ?? 0,
            type: incoming.headers["content-type"] ?? "",
            disposition: incoming.headers["content-disposition"],
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });

const isReply = (value: Call | Reply): value is Reply => "status" in value;

/** Answers a call with the fault, if it is one of its operation. */
const answer = async (server: URL, call: Call, fault: Fault | null, memory: Memory): Promise<Reply> => {
  const operation = findOperation(document, call.method, call.path.split("?", 1).join(""))?.id;
  const isFaulty = fault !== null && operation === fault.operation;
  const changed = isFaulty ? (fault.changeCall?.(call, memory) ?? call) : call;
  const reply = isReply(changed) ? changed : await forward(server, changed);
  const answered = isFaulty ? (fault.changeReply?.(reply, call, memory) ?? reply) : reply;
  if (operation !== undefined && reply.status === 200 && !memory.replies.has(operation))
    memory.replies.set(operation, reply);
  if (operation !== undefined && reply.status === 200) memory.latest.set(operation, reply);
  if (Object.keys(memory.first).length === 0 && call.headers["x-token"] !== undefined)
    memory.first = { "x-token": call.headers["x-token"], "x-api-key": call.headers["x-api-key"] ?? "" };
  return answered;
};

/** Runs journeys at some levels against a server with a fault. */
export const runWith = async (
  backend: Backend,
  tried: readonly number[],
  fault: Fault | null,
  selected: readonly Journey[] = journeys,
) => {
  const memory: Memory = { first: {}, replies: new Map(), latest: new Map() };
  const proxy = await startServer((incoming, response, body) => {
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
    );
    const call = { method: incoming.method ?? "", path: incoming.url ?? "", headers, body: Buffer.from(body) };
    void answer(backend.server, call, fault, memory).then((reply) =>
      response
        .writeHead(reply.status, {
          "content-type": reply.type,
          ...(reply.disposition !== undefined && { "content-disposition": reply.disposition }),
        })
        .end(reply.body),
    );
  });
  const target = { server: new URL(proxy.url), states: backend.states, timeoutMs: 10_000 };
  const data = toJourneyData({ accounts: null, lane: LANE, lclLane: LCL_LANE, equipment: EQUIPMENT });
  const results = await runJourneys({ document, levels, target, data }, tried, selected);
  proxy.stop();
  return results.map(({ interaction, outcome, differences, reason }) => ({
    step: /, (\w+):/.exec(interaction.description)?.[1],
    outcome,
    differences,
    reason,
  }));
};

/** The journey that must find a fault. */
export const chooseJourneys = ({ journey = "bookContainers" }: Fault): readonly Journey[] =>
  journeys.filter(({ workflowId }) => workflowId === journey);

/** The journeys that must find a fault, up to the last step that must. */
const shorten = (chosen: readonly Journey[], { foundBy }: Fault): readonly Journey[] =>
  chosen
    .map((journey) => {
      const last = journey.steps.findLastIndex(({ stepId }) => foundBy.includes(stepId));
      return { ...journey, steps: journey.steps.slice(0, last + 1) };
    })
    .filter(({ steps }) => steps.length > 0);

export const listDifferent = async (backend: Backend, tried: readonly number[], fault: Fault) =>
  (await runWith(backend, tried, fault, shorten(chooseJourneys(fault), fault)))
    .filter(({ outcome }) => outcome === "different")
    .map(({ step }) => step);

/** The reference server, with every part. */
export const useReference = (): (() => Backend) =>
  useBackend("tests/contracts/provider/main.ts", [], (line) => {
    const addresses: { readonly url: string; readonly states: string } = JSON.parse(line);
    return { server: new URL(addresses.url), states: new URL(addresses.states) };
  });
