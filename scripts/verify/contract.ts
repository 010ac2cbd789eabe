import { readdirSync, readFileSync } from "node:fs";
import { err, ok, type Result } from "neverthrow";
import { type ApiDocument, findOperation, type Operation } from "./document.ts";
import { projectFile } from "./files.ts";
import { isFormal } from "./form.ts";
import type { OutgoingRequest } from "./http.ts";
import type { JsonObject } from "./json.ts";
import type { Asked } from "./rules/rules.ts";
import { FAULTS_LEVEL, findLevel, type Levels } from "./levels.ts";

interface PactBody {
  readonly content: unknown;
  readonly contentType?: string;
  /** `base64`, or false for text and JSON. */
  readonly encoded?: string | boolean;
}

export interface ProviderState {
  readonly name: string;
  readonly params?: JsonObject | null;
}

/** An interaction as the Pact file (version 4) has it; what is not listed here is left to Pact. */
export interface PactInteraction extends JsonObject {
  readonly description: string;
  readonly providerStates?: readonly ProviderState[];
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly query?: Readonly<Record<string, readonly string[]>>;
    readonly headers?: Readonly<Record<string, readonly string[]>>;
    readonly body?: PactBody;
  };
  readonly response: JsonObject & { readonly status: number; readonly body?: PactBody };
}

export interface Pact extends JsonObject {
  readonly interactions: readonly PactInteraction[];
}

/** `form` is a refusal by the form of the request: its status and the document decide. */
export type InteractionKind = "interaction" | "form";

export interface Interaction {
  readonly description: string;
  readonly level: number;
  /** Whether a backend may leave it out, because of its level. */
  readonly isOptional: boolean;
  readonly kind: InteractionKind;
  readonly operation: Operation;
  readonly states: readonly ProviderState[];
  readonly pact: PactInteraction;
}

/** The Pact files of the contract, one for each level and one of the refusals by form. */
export const listPactFiles = (folder = "contracts"): readonly string[] =>
  readdirSync(projectFile(folder))
    .filter((name) => /^keelson-portal-.+\.json$/.test(name))
    .toSorted()
    .map((name) => `${folder}/${name}`);

/** The interactions of all Pact files. */
export const readPact = (): Pact => {
  const pacts = listPactFiles().map((file): Pact => JSON.parse(readFileSync(projectFile(file), "utf8")));
  return { ...pacts[0], interactions: pacts.flatMap(({ interactions }) => interactions) };
};

/** Finds the operation and the level of each interaction; an error names the first interaction that lacks one. */
export const readInteractions = (
  pact: Pact,
  document: ApiDocument,
  levels: Levels,
): Result<readonly Interaction[], string> => {
  const interactions: Interaction[] = [];
  for (const one of pact.interactions) {
    const { description, request, response, providerStates: states = [] } = one;
    const operation = findOperation(document, request.method, request.path);
    if (operation === undefined) return err(`"${description}" calls an operation that the API document does not have.`);
    const names = states.map(({ name }) => name);
    const level = findLevel(levels, { description, operation: operation.id, states: names, status: response.status });
    if (level === undefined) return err(`"${description}" has no level: add ${operation.id} to contracts/levels.json.`);
    const isOptional = levels.levels.some((known) => known.level === level && known.optional === true);
    const kind = isFormal(one) ? "form" : "interaction";
    interactions.push({ description, level, isOptional, kind, operation, states, pact: one });
  }
  return ok(interactions);
};

export interface Selection {
  readonly levels: readonly number[];
  /** Ids of operations; empty is all. */
  readonly only: readonly string[];
  readonly withFaults: boolean;
}

/** The selected interactions, lowest level first. */
export const selectInteractions = (
  interactions: readonly Interaction[],
  { levels, only, withFaults }: Selection,
): readonly Interaction[] =>
  interactions
    .filter(
      ({ level, operation }) =>
        levels.includes(level) &&
        (only.length === 0 || only.includes(operation.id)) &&
        (withFaults || level !== FAULTS_LEVEL),
    )
    .toSorted((left, right) => left.level - right.level);

export const readJsonBody = ({ request }: PactInteraction): unknown =>
  request.body?.encoded === "base64" ? undefined : request.body?.content;

const toBytes = (body: PactBody | undefined): Buffer | null => {
  if (body === undefined || body.content === undefined || body.content === null) return null;
  const { content, encoded, contentType = "" } = body;
  if (typeof content !== "string") return Buffer.from(JSON.stringify(content));
  if (encoded === "base64") return Buffer.from(content, "base64");
  return Buffer.from(contentType.includes("json") && encoded !== "JSON" ? JSON.stringify(content) : content);
};

/** The URL of a path below the address of a server. */
export const toUrl = (server: URL, path: string, query = new URLSearchParams()): URL => {
  const url = new URL(server);
  url.pathname = `${server.pathname.replace(/\/$/, "")}${path}`;
  url.search = query.toString();
  return url;
};

/** The state that sets the clock of the server to a day. */
export const CLOCK_STATE = "today is";

/** What an interaction asks for, as rules read it. */
export const toAsked = ({ pact, states }: Interaction): Asked => {
  const day = states.find(({ name }) => name === CLOCK_STATE)?.params?.["date"];
  return {
    json: readJsonBody(pact),
    url: toRequest(pact, new URL("http://server")).url,
    ...(typeof day === "string" && { today: `${day}T23:59:59Z` }),
  };
};

/** The address of a link in an answer; undefined if it leads to another server. */
export const resolveLink = (server: URL, link: string): URL | undefined => {
  const url = URL.canParse(link, toUrl(server, "/api/")) ? new URL(link, toUrl(server, "/api/")) : undefined;
  return url?.origin === server.origin ? url : undefined;
};

/** The request of an interaction to a server. */
export const toRequest = ({ request }: PactInteraction, server: URL): OutgoingRequest => {
  const query = Object.entries(request.query ?? {}).flatMap(([name, values]) => values.map((value) => [name, value]));
  const headers = Object.entries(request.headers ?? {}).map(([name, values]) => [
    name.toLowerCase(),
    values.join(", "),
  ]);
  return {
    method: request.method,
    url: toUrl(server, request.path, new URLSearchParams(query)),
    headers: Object.fromEntries(headers),
    body: toBytes(request.body),
  };
};
