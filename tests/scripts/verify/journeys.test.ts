import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer as startProgram } from "../../../scripts/contract-mutations/servers.ts";
import { findOperation, readDocument } from "../../../scripts/verify/document.ts";
import {
  EQUIPMENT,
  LANE,
  LCL_LANE,
  OTHER_NAME,
  OWN_NAME,
  PASSWORD,
  toJourneyData,
} from "../../../scripts/verify/journeys/data.ts";
import { type Journey, readJourneys } from "../../../scripts/verify/journeys/document.ts";
import { runJourneys } from "../../../scripts/verify/journeys/run.ts";
import { readLevels } from "../../../scripts/verify/levels.ts";
import { type Call, type Fault, type Memory, type Reply, setAll } from "./fault-kit.ts";
import { FAULTS, FILTER_FAULTS, LATER_FAULTS, LENIENCIES } from "./journey-faults.ts";
import { ACCOUNT_FAULTS, PART_FAULTS } from "./account-faults.ts";
import { AGREEMENT_FAULTS } from "./agreement-faults.ts";
import { SEVERAL_FAULTS, SORT_FAULTS } from "./several-faults.ts";
import { COMPANY_FAULTS } from "./company-faults.ts";
import { APPROVAL_FAULTS } from "./approval-faults.ts";
import { CARGO_FAULTS } from "./cargo-faults.ts";
import { FOLLOWED_FAULTS } from "./followed-faults.ts";
import { GROWING_FAULTS } from "./growing-faults.ts";
import { KEPT_ACCOUNT_FAULTS } from "./kept-account-faults.ts";
import { KEPT_FAULTS } from "./kept-faults.ts";
import { MESSAGE_FAULTS, OPENING_FAULTS } from "./opening-faults.ts";
import { AFTERWARDS_FAULTS } from "./afterwards-faults.ts";
import { VARIATION_FAULTS } from "./variation-faults.ts";
import { resetStates, setUpState } from "../../../scripts/verify/target.ts";
import { startServer } from "./support.ts";

const REFUSED = JSON.stringify({ status: false, code: 4040, message: "Refused", result: [] });

const document = readDocument();
const levels = readLevels();
const journeys = readJourneys();

interface Backend {
  readonly server: URL;
  readonly states: URL;
}

/** Starts a server once for all tests of a block. */
const useBackend = (
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
const runWith = async (
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
const chooseJourneys = ({ journey = "bookContainers" }: Fault): readonly Journey[] =>
  journeys.filter(({ workflowId }) => workflowId === journey);

/** The journeys that must find a fault, up to the last step that must. */
const shorten = (chosen: readonly Journey[], { foundBy }: Fault): readonly Journey[] =>
  chosen
    .map((journey) => {
      const last = journey.steps.findLastIndex(({ stepId }) => foundBy.includes(stepId));
      return { ...journey, steps: journey.steps.slice(0, last + 1) };
    })
    .filter(({ steps }) => steps.length > 0);

const listDifferent = async (backend: Backend, tried: readonly number[], fault: Fault) =>
  (await runWith(backend, tried, fault, shorten(chooseJourneys(fault), fault)))
    .filter(({ outcome }) => outcome === "different")
    .map(({ step }) => step);

describe("the journeys of levels 1 to 3", () => {
  const levelsTried = [1, 2, 3];
  const example = useBackend("contracts/examples/node-server/server.mjs", ["--port", "0"], (line) => ({
    server: new URL(line),
    states: new URL("/_states", line),
  }));

  it("find nothing at the example server", async () => {
    const results = await runWith(example(), levelsTried, null);
    expect(results.filter(({ outcome }) => outcome !== "conformant")).toEqual([]);
    expect(results).toHaveLength(187);
  });

  it.each(LENIENCIES)("find nothing at a server that, for $operation, $name", async (leniency) => {
    const results = await runWith(example(), levelsTried, leniency);
    expect(results.filter(({ outcome }) => outcome !== "conformant" && outcome !== "left-out")).toEqual([]);
  });

  it("leave out what needs a file or a day of departure that the booking does not have", async () => {
    const bare: Fault = {
      name: "has neither",
      operation: "listQuotations",
      foundBy: [],
      changeReply: (reply) => ({
        ...reply,
        body: Buffer.from(
          reply.body
            .toString()
            .replaceAll(/"files":\[[^\]]*\]/g, '"files":[]')
            .replaceAll('"shipment":', '"otherName":'),
        ),
      }),
    };
    const results = await runWith(example(), levelsTried, bare, chooseJourneys(bare));
    const leftOut = results.filter(({ outcome }) => outcome === "left-out");
    expect(leftOut.map(({ step, reason }) => `${step}: ${reason}`)).toEqual([
      "openFile: the booking has no file",
      "openForeignFile: the booking has no file",
      "openFurtherFile: the booking has no file",
      "openFirstFile: the booking has no file",
      "listOnDay: the booking names no departure",
    ]);
  });

  it("leave out other days and offers that a server with data of its own does not have", async () => {
    const target = { ...example(), timeoutMs: 10_000 };
    const settings = { accounts: null, lane: LANE, lclLane: LCL_LANE, equipment: EQUIPMENT };
    await resetStates(target);
    for (const { name, params } of toJourneyData(settings).toStates("waitForArrival"))
      if (!name.includes("rate sheet")) (await setUpState(target, name, params))._unsafeUnwrap();
    const accounts = [
      { username: OWN_NAME, password: PASSWORD },
      { username: OTHER_NAME, password: "star-anise" },
    ] as const;
    const data = toJourneyData({ ...settings, accounts });
    const own = journeys.filter(({ workflowId }) =>
      ["bookSeveral", "bookSizes", "waitForArrival"].includes(workflowId),
    );
    const results = await runJourneys({ document, levels, target, data }, levelsTried, own);
    expect(results.filter(({ outcome }) => outcome !== "conformant" && outcome !== "left-out")).toEqual([]);
    const leftOut = results.filter(({ outcome }) => outcome === "left-out");
    expect(leftOut.map(({ interaction }) => /, (\w+):/.exec(interaction.description)?.[1])).toEqual([
      "printOtherOffer",
      "bookOtherSize",
      "printOtherSize",
      "book",
      "printBooking",
      "bookBack",
      "printBack",
      "bookSheet",
      "signInOnLastDay",
      "bookAgainOnLastDay",
      "bookFurther",
      "listOnLastDay",
      "signInOnNextDay",
      "bookOnNextDay",
      "signInAfterDeparture",
      "searchUnderWay",
      "readHomeUnderWay",
      "bookAgainUnderWay",
      "setReferenceUnderWay",
      "listUnderWay",
      "listRunningUnderWay",
      "printUnderWay",
      "openFileUnderWay",
      "signInAfterArrival",
      "bookTooLate",
      "readHomeAfterArrival",
      "listRunning",
      "listAfterArrival",
      "printAfterArrival",
    ]);
  });

  it("skip the steps that need an answer which cannot be used, and name its step", async () => {
    const refuses: Fault = {
      name: "books nothing",
      operation: "bookOffer",
      foundBy: [],
      changeCall: () => ({ status: 404, type: "application/json", body: Buffer.from(REFUSED) }),
    };
    const results = await runWith(example(), levelsTried, refuses, chooseJourneys(refuses));
    const skipped = results.filter(({ outcome }) => outcome === "skipped");
    const reasons = new Map(skipped.map(({ step, reason }) => [step, reason]));
    expect(reasons.get("printBooking")).toBe("the answer of book in the journey bookContainers is needed");
    expect(reasons.get("listBoth")).toBe("the answer of book in the journey bookContainers is needed");
    expect(reasons.get("listOther")).toBe("the answer of bookWithSameKey in the journey bookContainers is needed");
    expect(reasons.get("changeReference")).toBe("the answer of listBookings in the journey bookContainers is needed");
    const different = results.filter(({ outcome }) => outcome === "different");
    expect(different.flatMap(({ differences }) => differences.map(({ path }) => path))).toEqual(
      different.map(() => "status"),
    );
    expect(different.map(({ step }) => step)).toEqual([
      "book",
      "bookAgain",
      "bookWithoutKey",
      "bookOnceMore",
      "bookWithSameKey",
      "bookFurtherWithoutKey",
      "bookFurther",
      "bookFurtherAgain",
      "useEndedSession",
      "bookFurtherAfterReturn",
    ]);
  });

  it.each([
    ...FAULTS,
    ...SEVERAL_FAULTS,
    ...AGREEMENT_FAULTS,
    ...ACCOUNT_FAULTS,
    ...VARIATION_FAULTS,
    ...AFTERWARDS_FAULTS,
  ])("find a server that, for $operation, $name", async (fault) => {
    expect(await listDifferent(example(), levelsTried, fault)).toEqual(expect.arrayContaining([...fault.foundBy]));
  });
});

const chooseContainers = journeys.filter(({ workflowId }) => workflowId === "bookContainers");
const WITHOUT_PARTS = setAll("getProfile", "states no part", "capabilities", () => []);

describe("the journeys at the reference server", () => {
  const levelsTried = [4, 5, 6];
  const reference = useBackend("tests/contracts/provider/main.ts", [], (line) => {
    const addresses: { readonly url: string; readonly states: string } = JSON.parse(line);
    return { server: new URL(addresses.url), states: new URL(addresses.states) };
  });

  it("find nothing without a fault", async () => {
    const results = await runWith(reference(), [1, 2, 3, ...levelsTried], null);
    expect(results.filter(({ outcome }) => outcome !== "conformant")).toEqual([]);
    expect(results).toHaveLength(258);
  });

  it.each([...FILTER_FAULTS, ...SORT_FAULTS])("find at levels 1 to 3 that it $name", async (fault) => {
    expect(await listDifferent(reference(), [1, 2, 3], fault)).toEqual(expect.arrayContaining([...fault.foundBy]));
  });

  it("find nothing in its optional parts", async () => {
    const results = await runWith(reference(), [9], null, chooseContainers);
    expect(results.filter(({ outcome }) => outcome !== "conformant")).toEqual([]);
    expect(results.map(({ step }) => step)).toEqual([
      "openBooking",
      "openFurtherBooking",
      "openForeignBooking",
      "createQuote",
      "readQuote",
      "listQuotes",
      "printQuote",
      "readForeignQuote",
      "printForeignQuote",
      "listDocuments",
      "listForeignDocuments",
      "downloadForeignDocuments",
      "listOtherDocuments",
      "listNotifications",
    ]);
  });

  it.each([
    { journey: "keepLists", steps: 64 },
    { journey: "followBookings", steps: 49 },
    { journey: "readMessages", steps: 8 },
    { journey: "workInCompany", steps: 66 },
    { journey: "approveBookings", steps: 53 },
    { journey: "stateCargo", steps: 35 },
    { journey: "growSearch", steps: 17 },
    { journey: "keepAccount", steps: 41 },
  ])("find nothing in $journey", async ({ journey, steps }) => {
    const chosen = journeys.filter(({ workflowId }) => workflowId === journey);
    const results = await runWith(reference(), [9], null, chosen);
    expect(results.filter(({ outcome }) => outcome !== "conformant")).toEqual([]);
    expect(results).toHaveLength(steps);
  });

  it("leave out the parts that the profile does not state", async () => {
    const results = await runWith(reference(), [9], WITHOUT_PARTS, chooseContainers);
    expect(results.map(({ outcome }) => outcome)).toEqual(results.map(() => "left-out"));
  });

  it.each(["workInCompany", "approveBookings", "stateCargo", "keepAccount", "growSearch"])(
    "find nothing in %s at a server without parts",
    async (journey) => {
      const chosen = journeys.filter(({ workflowId }) => workflowId === journey);
      const results = await runWith(reference(), [9], WITHOUT_PARTS, chosen);
      expect(results.filter(({ outcome }) => outcome !== "conformant" && outcome !== "left-out")).toEqual([]);
    },
  );

  it("leave out what needs a state that a server without the part does not have", async () => {
    const states = await startServer((_, response, body) => {
      if (body.includes("notification")) response.writeHead(404).end();
      else
        void fetch(reference().states, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: Buffer.from(body),
        }).then(({ status }) => response.writeHead(status).end());
    });
    const backend = { ...reference(), states: new URL(states.url) };
    const chosen = journeys.filter(({ workflowId }) => workflowId === "readMessages");
    const results = await runWith(backend, [9], WITHOUT_PARTS, chosen);
    states.stop();
    expect(results.map(({ step, outcome }) => `${step}: ${outcome}`)).toEqual([
      "signIn: conformant",
      "readProfile: conformant",
      "listMessages: left-out",
      "listOfOtherTopic: left-out",
      "readOne: left-out",
      "listAfterOne: left-out",
      "readAll: left-out",
      "listAfterAll: left-out",
    ]);
  });

  it("leave out the journeys whose data a server with accounts of its own does not have", async () => {
    const accounts = [
      { username: OWN_NAME, password: PASSWORD },
      { username: OTHER_NAME, password: "star-anise" },
    ] as const;
    const data = toJourneyData({ accounts, lane: LANE, lclLane: LCL_LANE, equipment: EQUIPMENT });
    const chosen = journeys.filter((journey) => journey["x-left-out"] !== undefined);
    const target = { ...reference(), timeoutMs: 10_000 };
    const results = await runJourneys({ document, levels, target, data }, [6, 9], chosen);
    expect(chosen.map(({ workflowId }) => workflowId)).toEqual([
      "setNewPassword",
      "openAccount",
      "readMessages",
      "workInCompany",
      "approveBookings",
      "keepAccount",
    ]);
    expect(results).toHaveLength(181);
    expect(new Set(results.map(({ outcome, reason }) => `${outcome}: ${reason}`))).toEqual(
      new Set(["left-out: the server has accounts of its own"]),
    );
  });

  it.each([
    ...PART_FAULTS,
    ...KEPT_FAULTS,
    ...FOLLOWED_FAULTS,
    ...MESSAGE_FAULTS,
    ...COMPANY_FAULTS,
    ...APPROVAL_FAULTS,
    ...CARGO_FAULTS,
    ...GROWING_FAULTS,
    ...KEPT_ACCOUNT_FAULTS,
  ])("find in $journey a server that, for $operation, $name", async (fault) => {
    expect(await listDifferent(reference(), [9], fault)).toEqual(expect.arrayContaining([...fault.foundBy]));
  });

  it.each([...LATER_FAULTS, ...OPENING_FAULTS])("find a server that, for $operation, $name", async (fault) => {
    expect(await listDifferent(reference(), levelsTried, fault)).toEqual(expect.arrayContaining([...fault.foundBy]));
  });
});
