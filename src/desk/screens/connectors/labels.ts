import type { ErrorCause, SourceState } from "#domain/connectors";
import { formatMoney, type Money } from "#domain/money";
import { check, clock, file, type IconShape, pause, question, warning } from "#web/components/icon/shapes.ts";
import type { Tone } from "#web/components/tone.ts";
import type { Source, SourceError, SourceTest } from "../../ports/index.ts";
import { toWords } from "../../kit/words.ts";
import { formatOfficeDay, formatOfficeTime } from "../../shell/office-clock.tsx";

interface Look {
  readonly label: string;
  readonly tone: Tone;
  readonly icon: IconShape;
}

export const STATE_LOOKS: Readonly<Record<SourceState, Look>> = {
  live: { label: "Live", tone: "positive", icon: check },
  slow: { label: "Slow", tone: "caution", icon: clock },
  failing: { label: "Failing", tone: "critical", icon: warning },
  paused: { label: "Paused", tone: "critical", icon: pause },
  "used-up": { label: "Quota used up", tone: "caution", icon: warning },
  untried: { label: "Not asked yet", tone: "neutral", icon: question },
  sheet: { label: "Sheet", tone: "neutral", icon: file },
  "not-set-up": { label: "Not set up", tone: "neutral", icon: question },
};

export const KIND_LABELS: Readonly<Record<Source["kind"], string>> = {
  connector: "Prices",
  schedule: "Sailings",
  tracking: "Tracking events",
  sheet: "Sheet",
};

/* What to check comes with what is wrong. */
const ERRORS: Readonly<Record<ErrorCause, string>> = {
  access: "It refuses our access. Check its keys in the environment of the server, start it again, and ask for a test.",
  unreachable: "It cannot be reached. Check its address in the connectors file, and whether the server may call out.",
  "no-answer": "It did not answer in time. Ask for a test; if it stays so, ask the carrier or raise budgetSeconds.",
  unreadable: "Its answer cannot be read. Its format may have changed: compare it with the carrier's documents.",
  fault: "It has a fault of its own. Ask for a test later, or ask the carrier.",
  "not-accepted": "It does not accept our questions. Check its settings in the connectors file.",
  "used-up": "It allows no more calls for now.",
  other: "It did not answer as it should. See its last calls.",
};

export const describeError = ({ cause, detail }: SourceError): string =>
  detail === "" ? ERRORS[cause] : `${ERRORS[cause]} (${detail})`;

const FOUND: Readonly<Record<Source["kind"], readonly [one: string, several: string]>> = {
  connector: ["offer", "offers"],
  schedule: ["sailing", "sailings"],
  tracking: ["event", "events"],
  sheet: ["price", "prices"],
};

/** "4 offers", "No sailings", "3 events of HLXU8204417". */
export const describeFound = (kind: Source["kind"], { found, reference }: SourceTest): string => {
  const [one, several] = FOUND[kind];
  const count = found === 0 ? `No ${several}` : `${found.toLocaleString("en-US")} ${found === 1 ? one : several}`;
  return reference === null ? count : `${count} of ${reference}`;
};

const DAY_MS = 86_400_000;

/** A moment within a day by its hour alone. */
export const formatSoon = (moment: string, now: number): string =>
  Math.abs(Date.parse(moment) - now) < DAY_MS / 2 ? formatOfficeTime(moment) : formatOfficeDay(moment);

const SPANS: ReadonlyMap<number, string> = new Map([
  [60, "this minute"],
  [3_600, "this hour"],
  [86_400, "today"],
  [2_592_000, "in 30 days"],
]);

/** "6 of 10 this minute"; quotas of seconds only space calls out, and are left out. */
export const describeQuota = ({ allowances }: Source): readonly string[] =>
  allowances
    .filter(({ spanSeconds }) => spanSeconds >= 60)
    .map(
      ({ calls, left, spanSeconds }) =>
        `${left.toLocaleString("en-US")} of ${calls.toLocaleString("en-US")} ${SPANS.get(spanSeconds) ?? `in ${spanSeconds} s`}`,
    );

const describePause = ({ pause: stated, until }: Source, now: number): string => {
  if (stated === null)
    return until === null
      ? "It did not answer several times. It is asked again with the next search."
      : `It did not answer several times. It is asked again at ${formatSoon(until, now)}.`;
  const end = stated.until === null ? "until somebody resumes it" : `until ${formatSoon(stated.until, now)}`;
  return `${stated.by ?? "Somebody"} paused it ${end}: ${stated.reason}`;
};

const describeUsedUp = ({ until }: Source, now: number): string =>
  `All calls are used${until === null ? "" : `, the next ones open at ${formatSoon(until, now)}`}. Prices that are kept are shown until then.`;

const describeSheetEnd = ({ sheet }: Source, now: number): string | null => {
  if (sheet === null) return null;
  const days = Math.ceil((Date.parse(`${sheet.validTo}T23:59:59Z`) - now) / DAY_MS) - 1;
  if (days > 7) return null;
  return days <= 0 ? "Ends today." : `Ends in ${days} ${days === 1 ? "day" : "days"}.`;
};

/** What is said of a source below its line, and how urgent it is; null for nothing. */
export const describeSource = (
  source: Source,
  now: number,
): { readonly sentence: string; readonly tone: "critical" | "caution" | "neutral" } | null => {
  switch (source.state) {
    case "paused":
      return { sentence: describePause(source, now), tone: "critical" };
    case "failing":
      return {
        sentence: source.error === null ? "Its last answers were failures." : describeError(source.error),
        tone: "critical",
      };
    case "used-up":
      return { sentence: describeUsedUp(source, now), tone: "caution" };
    case "slow":
      return { sentence: "Answers come after the first list. They are kept for the next search.", tone: "caution" };
    case "sheet": {
      const sentence = describeSheetEnd(source, now);
      return sentence === null ? null : { sentence, tone: "neutral" };
    }
    case "live":
    case "untried":
    case "not-set-up":
      return null;
  }
};

const SETTINGS: Readonly<Record<string, string>> = {
  host: "Host",
  pages: "Pages asked for, each billed",
  securesPrices: "Secures prices of bookings",
  weightKg: "Weight where none is stated, kg",
  callsPerSize: "Calls for each size",
  billsNothing: "Bills no calls",
  booksOncePerKey: "Books once per key",
};

export const describeSetting = (name: string): string => SETTINGS[name] ?? toWords(name);

export const formatSetting = (value: string | number | boolean): string => {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return typeof value === "number" ? value.toLocaleString("en-US") : value;
};

export const formatAmounts = (amounts: readonly Money[]): string =>
  amounts.length === 0 ? "None stated" : amounts.map((amount) => formatMoney(amount)).join(", ");
