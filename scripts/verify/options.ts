import { parseArgs } from "node:util";
import { err, ok, Result } from "neverthrow";
import { type Selection, toUrl } from "./contract.ts";
import { type Account, EQUIPMENT, type JourneySettings, LANE, type Lane, LCL_LANE } from "./journeys/data.ts";
import type { Target } from "./target.ts";

export interface Options {
  readonly target: Target;
  readonly selection: Selection;
  readonly tokensFromSignIn: boolean;
  readonly journeys: JourneySettings;
  /** Whether the journeys alone are run. */
  readonly onlyJourneys: boolean;
  readonly junit: string | null;
  readonly html: string | null;
  /** The folder of the badge. */
  readonly badge: string | null;
  /** How many requests are generated, and the seed that they depend on. */
  readonly fuzz: { readonly count: number; readonly seed: number };
}

/** What options may name. */
export interface Known {
  readonly levels: readonly number[];
  readonly operations: readonly { readonly id: string; readonly tags: readonly string[] }[];
}

/** What starts the command: its archive has a launcher that says so. */
export const COMMAND = process.env["KEELSON_COMMAND"] ?? "npm run verify --";

export const USAGE = `Usage: ${COMMAND} <URL> [options]

Verifies the server at <URL>, the address under which /api is.

  --states <URL>        address of the states endpoint (<URL>/_states)
  --level <levels>      levels to verify, such as 1-3 or 4 (all)
  --only <name>         operationId, or a tag such as Addresses for all its operations; may be repeated (all)
  --no-faults           leaves out level 8: answers after faults that only a test environment produces
  --token-from signIn   the server chooses its own tokens: signs in, and sends the answered credentials
  --account <user:pass> an account of the server for the journeys (the states endpoint creates one)
  --other-account <user:pass>  an account of another company
  --lane <from-to>      UN/LOCODEs of a lane with prices for the journeys (INNSA-NLRTM)
  --lcl-lane <from-to>  names of two places of the LCL tariff ("Nhava Sheva-Rotterdam")
  --size <code>         container size with prices on the lane (40HC)
  --only-journeys       runs the journeys alone; with two accounts they need no states endpoint
  --timeout <seconds>   time for each answer (10)
  --fuzz <count>        also sends this many requests that are generated from the API document (0)
  --seed <number>       seed of the generated requests (1)
  --junit <file>        writes the results as JUnit XML
  --html <file>         writes the report as an HTML page
  --badge <folder>      writes a picture for a README and a signed report with the score of each level and run; not
                        with --only or --only-journeys, which verify no whole level
  --help                shows this text

Exit code: 0 conformant, 1 differences, 2 could not be verified.
Levels: contracts/levels.json. States and protocol: docs/guides/verify-your-backend.md.`;

const SETTINGS = {
  states: { type: "string" },
  level: { type: "string" },
  only: { type: "string", multiple: true },
  "no-faults": { type: "boolean" },
  "token-from": { type: "string" },
  account: { type: "string" },
  "other-account": { type: "string" },
  lane: { type: "string" },
  "lcl-lane": { type: "string" },
  size: { type: "string" },
  "only-journeys": { type: "boolean" },
  timeout: { type: "string" },
  fuzz: { type: "string" },
  seed: { type: "string" },
  junit: { type: "string" },
  html: { type: "string" },
  badge: { type: "string" },
} as const;

const parseUrl = (text: string): Result<URL, string> => {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    return err(`${text} is not an address such as http://localhost:8080.`);
  return ok(new URL(text));
};

/** The address under which `/api` is: people also give the one that ends with it. */
const toServer = (url: URL): URL => {
  const server = new URL(url.origin);
  server.pathname = url.pathname.replace(/\/(api\/?)?$/, "/");
  return server;
};

const parseLevels = (text: string, known: readonly number[]): Result<readonly number[], string> => {
  const levels: number[] = [];
  for (const part of text.split(",")) {
    const [, from = "", to = from] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(part.trim()) ?? [];
    const range = known.filter((level) => level >= Number(from) && level <= Number(to));
    if (from === "" || !known.includes(Number(from)) || !known.includes(Number(to)) || range.length === 0)
      return err(`--level takes levels of ${known[0]} to ${known.at(-1)}, such as 1-3, not ${text}.`);
    levels.push(...range);
  }
  return ok(levels);
};

const parseNumber = (name: string, text: string | undefined, initial: number, max: number): Result<number, string> => {
  if (text === undefined) return ok(initial);
  const value = Number(text);
  return /^\d+$/.test(text) && value <= max ? ok(value) : err(`--${name} takes a number up to ${max}, not ${text}.`);
};

/** Seconds, also parts of them. */
const parseTimeout = (text = "10"): Result<number, string> => {
  const seconds = Number(text);
  return seconds > 0 && seconds <= 600 ? ok(seconds * 1000) : err(`--timeout takes seconds up to 600, not ${text}.`);
};

const splitArguments = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: SETTINGS, allowPositionals: true });

type Arguments = ReturnType<typeof splitArguments>;

const readArguments = (args: readonly string[]): Result<Arguments, string> => {
  try {
    return ok(splitArguments(args));
  } catch (error) {
    return err(error instanceof Error ? `${error.message.split(". ", 1).join("")}.` : String(error));
  }
};

const NEAREST = 5;

/** How many of the first letters of a text a name contains. */
const countShared = (text: string, name: string): number =>
  Array.from(text).findLastIndex((_, index) => name.includes(text.slice(0, index + 1))) + 1;

/** The names that have most of the beginning of a text. */
const findNearest = (text: string, names: readonly string[]): readonly string[] => {
  const rank = (name: string): number => countShared(text.toLowerCase(), name.toLowerCase());
  return names.toSorted((left, right) => rank(right) - rank(left)).slice(0, NEAREST);
};

/** The ids of the named operations; a tag of the API document names all its operations. */
const parseOperations = (only: readonly string[], { operations }: Known): Result<readonly string[], string> => {
  const named = only.map((name) => operations.filter(({ id, tags }) => id === name || tags.includes(name)));
  const unknown = only.find((_, index) => named[index]?.length === 0);
  if (unknown === undefined) return ok(named.flat().map(({ id }) => id));
  const names = [...operations.map(({ id }) => id), ...new Set(operations.flatMap(({ tags }) => tags))];
  const nearest = findNearest(unknown, names).join(", ");
  return err(
    `--only takes an operationId or a tag of the API document, not ${unknown}. The nearest names: ${nearest}.`,
  );
};

const parseTarget = ({ values, positionals }: Arguments): Result<Target, string> => {
  const [address, ...rest] = positionals;
  if (address === undefined) return err("The address of the server is missing.");
  if (rest.length > 0) return err(`There is one address too many: ${rest.join(" ")}.`);
  return parseUrl(address).andThen((url) => {
    const server = toServer(url);
    const states = values.states ?? toUrl(server, "/_states").href;
    return Result.combine([parseUrl(states), parseTimeout(values.timeout)]).map(([statesUrl, timeoutMs]) => ({
      server,
      states: statesUrl,
      timeoutMs,
    }));
  });
};

const parseAccount = (name: string, text: string): Result<Account, string> => {
  const [username = "", ...password] = text.split(":");
  return username !== "" && password.join("") !== ""
    ? ok({ username, password: password.join(":") })
    : err(`--${name} takes a user name and a password such as asha@menon.example:kardamom, not ${text}.`);
};

const parseAccounts = (one?: string, other?: string): Result<readonly [Account, Account] | null, string> => {
  if (one === undefined && other === undefined) return ok(null);
  if (one === undefined || other === undefined) return err("--account and --other-account are given together.");
  return Result.combine([parseAccount("account", one), parseAccount("other-account", other)]).andThen(
    ([own, foreign]) =>
      own === undefined || foreign === undefined || own.username === foreign.username
        ? err("--account and --other-account are accounts of different companies.")
        : ok([own, foreign] as const),
  );
};

const parseLane = (name: string, text: string | undefined, initial: Lane): Result<Lane, string> => {
  if (text === undefined) return ok(initial);
  const [from = "", to = "", ...more] = text.split("-").map((part) => part.trim());
  return from !== "" && to !== "" && more.length === 0
    ? ok({ from, to })
    : err(`--${name} takes two places such as ${initial.from}-${initial.to}, not ${text}.`);
};

const parseJourneys = (values: Arguments["values"]): Result<JourneySettings, string> =>
  Result.combine([
    parseAccounts(values.account, values["other-account"]),
    parseLane("lane", values.lane, LANE),
    parseLane("lcl-lane", values["lcl-lane"], LCL_LANE),
  ]).map(([accounts, lane, lclLane]) => ({ accounts, lane, lclLane, equipment: values.size ?? EQUIPMENT }));

/** The badge states levels, so all of each level is verified. */
const parseBadge = (values: Arguments["values"]): Result<string | null, string> => {
  const partly = [
    ...(values.only === undefined ? [] : ["--only"]),
    ...(values["only-journeys"] === true ? ["--only-journeys"] : []),
  ];
  return values.badge === undefined || partly.length === 0
    ? ok(values.badge ?? null)
    : err(`--badge states whole levels: leave out ${partly.join(" and ")}.`);
};

/** Reads the command line; an error is a sentence. */
export const parseOptions = (args: readonly string[], known: Known): Result<Options, string> =>
  readArguments(args).andThen((parsed) => {
    const { values } = parsed;
    const tokens = values["token-from"];
    if (tokens !== undefined && tokens !== "signIn") return err(`--token-from takes signIn, not ${tokens}.`);
    return Result.combine([
      parseTarget(parsed),
      values.level === undefined ? ok(known.levels) : parseLevels(values.level, known.levels),
      parseOperations(values.only ?? [], known),
      parseNumber("fuzz", values.fuzz, 0, 100_000),
      parseNumber("seed", values.seed, 1, 2 ** 31 - 1),
      parseJourneys(values),
      parseBadge(values),
    ]).map(([target, levels, only, count, seed, journeys, badge]) => ({
      target,
      selection: { levels, only, withFaults: values["no-faults"] !== true },
      tokensFromSignIn: tokens === "signIn",
      journeys,
      onlyJourneys: values["only-journeys"] === true,
      junit: values.junit ?? null,
      html: values.html ?? null,
      badge,
      fuzz: { count, seed },
    }));
  });
