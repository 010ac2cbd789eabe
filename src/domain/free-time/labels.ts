import { formatMoney, type NumberFormat } from "#domain/money";
import { describeDailyRates, formatDailyRates } from "#domain/rates";
import { addDays, formatWeekday } from "#domain/time";
import { type Sentence, sentence, STANDARD_FORMATS, type TextFormats, writeSentence } from "#domain/formatting";
import type { AmountOwed, FreeTimeClock } from "./clock.ts";
import type { FreeTimeKind, FreeTimeTerms } from "./terms.ts";

/** Two carriers use the terms the other way round: each is shown with its definition. */
export const FREE_TIME_LABELS: Readonly<Record<FreeTimeKind, { readonly name: string; readonly definition: string }>> =
  {
    demurrage: { name: "Demurrage", definition: "The full container stays in the terminal." },
    detention: { name: "Detention", definition: "The container is out of the terminal and not yet returned empty." },
    merged: {
      name: "Demurrage and detention",
      definition: "The container is in the terminal or outside, and not yet returned empty.",
    },
  };

const countDays = (count: number, word = ""): string => `${count} ${word}${count === 1 ? "day" : "days"}`;

/** `then EUR 60.00 per day and container`. */
export const describeAfterFreeTime = ({ tariff }: Pick<FreeTimeTerms, "tariff">): Sentence =>
  tariff === null ? "then at a price that is not stated" : sentence`then ${describeDailyRates(tariff)}`;

const formatAfterFreeTime = (terms: Pick<FreeTimeTerms, "tariff">, numbers: NumberFormat): string =>
  writeSentence(describeAfterFreeTime(terms), { ...STANDARD_FORMATS, numbers });

const STARTS = { discharge: "discharge", arrival: "arrival", "pick-up": "pick-up" } as const;
const STARTED = { discharge: "Discharged", arrival: "Arrived", "pick-up": "Picked up" } as const;
const CERTAINTY = { expected: "estimated", planned: "planned" } as const;

const TASKS: Readonly<Record<FreeTimeKind, string>> = {
  demurrage: "Pick up by",
  detention: "Return the empty container by",
  merged: "Return the empty container by",
};

const ENDINGS: Readonly<Record<FreeTimeKind, string>> = {
  demurrage: "Picked up",
  detention: "Empty returned",
  merged: "Empty returned",
};

const countOpen = (open: number, containers: number): string =>
  open === containers ? "" : ` ${open} of ${containers} containers.`;

const owedDetail = (owed: AmountOwed | null, containers: number, numbers: NumberFormat): string => {
  if (owed === null) return "The carrier's tariff is not stated, so that the amount is not known.";
  if (containers === 1) return "";
  const isSame = owed.perContainer.minor * containers === owed.total.minor;
  return `${isSame ? "" : "Up to "}${formatMoney(owed.perContainer, numbers)} per container, ${containers} containers.`;
};

interface FreeTimeText {
  readonly headline: string;
  readonly detail: string;
}

const join = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(" ");

const describeNotStarted = (
  clock: Extract<FreeTimeClock, { readonly state: "not-started" }>,
  { dates, numbers }: TextFormats,
): FreeTimeText => {
  const { terms, startedBy, expected } = clock;
  const counting = terms.counted === "working" ? "working " : "";
  const eta = expected === null ? "" : ` ETA ${formatWeekday(expected.date, dates)}, ${CERTAINTY[expected.class]}.`;
  return {
    headline: `Free time: ${countDays(terms.days, counting)} from ${STARTS[startedBy]}, ${formatAfterFreeTime(terms, numbers)}.`,
    detail: `Not started.${eta}`,
  };
};

/** What is left or owed, and what follows from it. */
export const describeFreeTimeClock = (clock: FreeTimeClock, formats: TextFormats = STANDARD_FORMATS): FreeTimeText => {
  const { dates, numbers } = formats;
  const { terms, startedBy, containers } = clock;
  switch (clock.state) {
    case "not-started":
      return describeNotStarted(clock, formats);
    case "not-counted": {
      const unit = terms.counted === "working" ? "working " : "";
      return {
        headline: `Free time: ${countDays(terms.days, unit)}, ${formatAfterFreeTime(terms, numbers)}.`,
        detail: `${STARTED[startedBy]} ${formatWeekday(clock.startedOn, dates)}. ${
          terms.counted === "working"
            ? "Working days depend on the holidays of the place: ask the carrier for the last free day."
            : "How the days are counted is not stated: ask the carrier for the last free day."
        }`,
      };
    }
    case "running":
      return {
        headline: `${clock.daysLeft === 0 ? "Last free day today" : `${countDays(clock.daysLeft, "free ")} left`}, ${formatAfterFreeTime(terms, numbers)}.`,
        detail: `${TASKS[terms.kind]} ${formatWeekday(clock.lastFreeDay, dates)}. ${STARTED[startedBy]} ${formatWeekday(clock.startedOn, dates)}.${countOpen(clock.open, containers)}`,
      };
    case "over": {
      const { owed } = clock;
      const rate =
        terms.tariff === null
          ? ""
          : `${formatDailyRates(terms.tariff, numbers)} from ${formatWeekday(addDays(clock.lastFreeDay, 1), dates)}.`;
      return {
        headline: `${countDays(clock.daysOver)} over, ${owed === null ? "amount not known" : `${formatMoney(owed.total, numbers)} so far`}.`,
        detail: join(owedDetail(owed, containers, numbers), rate, countOpen(clock.open, containers).trim()),
      };
    }
    case "closed": {
      const { owed, daysOver, daysUsed } = clock;
      const due = owed === null ? "amount not known" : `${formatMoney(owed.total, numbers)} to pay`;
      return {
        headline: `${ENDINGS[terms.kind]} ${formatWeekday(clock.endedOn, dates)}, ${daysOver === 0 ? "nothing to pay" : due}.`,
        detail:
          daysOver === 0
            ? `${daysUsed} of ${countDays(terms.days, "free ")} used.`
            : join(`${countDays(daysOver)} over.`, owedDetail(owed, containers, numbers)),
      };
    }
  }
};
