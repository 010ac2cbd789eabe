import { fork } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { err, ok, type Result } from "neverthrow";
import { type Interaction, type Pact, toRequest } from "./contract.ts";
import { type Difference, showValue } from "./differences.ts";
import type { Answer } from "./http.ts";
import { parseJson, readKey } from "./json.ts";
import { type PactMismatch, toContractDifferences } from "./pact-differences.ts";

export interface Answered {
  readonly interaction: Interaction;
  readonly answer: Answer;
}

/** Names the interaction in a request of Pact's verifier. */
const INDEX_HEADER = "x-verify-index";

/* Beside this file, in the archives as well. */
const CHILD = new URL(`./pact-child${extname(import.meta.url)}`, import.meta.url);
const MAX_CHILD_MS = 120_000;

/** A Pact file of the answered interactions alone, without states: the answers are known already. */
const toReplayPact = (pact: Pact, answered: readonly Answered[]): Pact => ({
  ...pact,
  interactions: answered.map(({ interaction: { pact: one } }, index) => ({
    ...one,
    description: String(index),
    providerStates: [],
    request: { ...one.request, headers: { ...one.request.headers, [INDEX_HEADER]: [String(index)] } },
  })),
});

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const isSameBody = (sent: Buffer, replayed: Buffer): boolean => {
  if (sent.equals(replayed)) return true;
  const value = parseJson(sent);
  return value !== undefined && isDeepStrictEqual(value, parseJson(replayed));
};

const isSameQuery = (one: URLSearchParams, other: URLSearchParams): boolean => {
  one.sort();
  other.sort();
  return one.toString() === other.toString();
};

/** Whether Pact's verifier sends the request that the server has answered. */
const isSameRequest = (interaction: Interaction, request: IncomingMessage, body: Buffer): boolean => {
  const { method, url, headers, body: sent } = toRequest(interaction.pact, new URL("http://replay"));
  const replayed = new URL(request.url ?? "", url);
  return (
    request.method === method &&
    replayed.pathname === url.pathname &&
    isSameQuery(replayed.searchParams, url.searchParams) &&
    Object.entries(headers).every(([name, value]) => request.headers[name] === value) &&
    isSameBody(sent ?? Buffer.alloc(0), body)
  );
};

/** What belongs to a connection and not to an answer. */
const OF_CONNECTION = new Set(["connection", "keep-alive", "transfer-encoding", "content-length"]);

const createReplayServer = (answered: readonly Answered[], onOtherRequest: (description: string) => void): Server =>
  createServer((request, response) => {
    void readBody(request).then((body) => {
      const found = answered[Number(request.headers[INDEX_HEADER])];
      if (found === undefined) return response.writeHead(500).end();
      const { interaction, answer } = found;
      if (!isSameRequest(interaction, request, body)) onOtherRequest(interaction.description);
      const headers = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.has(name));
      return response.writeHead(answer.status, Object.fromEntries(headers)).end(answer.body);
    });
  });

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`);
    });
  });

const runPact = (file: string, url: string): Promise<Result<string, string>> =>
  new Promise((resolve) => {
    const env = { ...process.env, PACT_DO_NOT_TRACK: "true" };
    const child = fork(CHILD, [file, url], { stdio: "ignore", env, timeout: MAX_CHILD_MS });
    child.on("message", (report) => resolve(typeof report === "string" ? ok(report) : err("its report is no text")));
    child.on("error", (error) => resolve(err(error.message)));
    child.on("close", (code, signal) => resolve(err(`it ended with ${signal ?? `code ${code}`}`)));
  });

/** The part of the verifier's report that is read; the version of the verifier is pinned. */
interface PactReport {
  readonly interactionResults: readonly {
    readonly description: string;
    readonly mismatch?: { readonly mismatches?: readonly PactMismatch[]; readonly message?: string } | null;
    readonly result: string;
  }[];
}

const isReport = (value: unknown): value is PactReport =>
  typeof value === "object" && value !== null && "interactionResults" in value;

const NO_DIFFERENCE: readonly Difference[] = [];

const readReport = (
  text: string,
  answered: readonly Answered[],
): Result<readonly (readonly Difference[])[], string> => {
  const report = parseJson(Buffer.from(text));
  if (!isReport(report)) return err(text);
  const byIndex = new Map(report.interactionResults.map((one) => [Number(one.description), one]));
  const found: (readonly Difference[])[] = [];
  for (const [index, { interaction }] of answered.entries()) {
    const result = byIndex.get(index);
    const mismatches = result?.mismatch?.mismatches;
    if (result?.result === "OK") found.push(NO_DIFFERENCE);
    else if (mismatches === undefined)
      return err(`"${interaction.description}": ${result?.mismatch?.message ?? "no result"}`);
    else found.push(toContractDifferences(interaction.pact, mismatches));
  }
  return ok(found);
};

const readFields = (body: unknown): readonly unknown[] => {
  const result = readKey(body, "result");
  return Array.isArray(result) ? result.map((one) => readKey(one, "field")) : [];
};

/** Of a refusal by form, the contract states the status and the refused fields; the document describes the rest. */
const compareRefusal = ({ interaction: { pact }, answer }: Answered): readonly Difference[] => {
  const { status, body } = pact.response;
  if (status !== answer.status)
    return [{ by: "contract", path: "status", expected: String(status), actual: String(answer.status) }];
  const named = readFields(parseJson(answer.body));
  return readFields(body?.content)
    .filter((field) => !named.includes(field))
    .map((field) => ({
      by: "contract",
      path: "$.result[0].field",
      expected: showValue(field),
      actual: showValue(named[0]),
    }));
};

/**
 * Compares answers with the contract: Pact's own verifier gets each answer again from a server on this machine, except
 * refusals by form. Answers the differences in the order of `answered`; an error is a sentence.
 */
export const compareWithContract = async (
  pact: Pact,
  answered: readonly Answered[],
): Promise<Result<readonly (readonly Difference[])[], string>> => {
  const replayed = await replay(
    pact,
    answered.filter(({ interaction }) => interaction.kind !== "form"),
  );
  return replayed.map((found) => {
    const differences = found.values();
    return answered.map((one) =>
      one.interaction.kind === "form" ? compareRefusal(one) : (differences.next().value ?? NO_DIFFERENCE),
    );
  });
};

const replay = async (
  pact: Pact,
  answered: readonly Answered[],
): Promise<Result<readonly (readonly Difference[])[], string>> => {
  if (answered.length === 0) return ok([]);
  const folder = await mkdtemp(join(tmpdir(), "keelson-verify-"));
  const file = join(folder, "pact.json");
  const others: string[] = [];
  const server = createReplayServer(answered, (description) => others.push(description));
  try {
    await writeFile(file, JSON.stringify(toReplayPact(pact, answered)));
    const report = await runPact(file, await listen(server));
    if (report.isErr()) return err(`Pact's verifier failed: ${report.error}.`);
    if (others.length > 0) return err(`Pact's verifier sent other requests than this program: ${others.join("; ")}.`);
    return readReport(report.value, answered).mapErr((reason) => `Pact's verifier failed: ${reason}`);
  } finally {
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
};
