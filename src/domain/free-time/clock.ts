import type { CurrencyCode, Money } from "#domain/money";
import type { DailyRate } from "#domain/rates";
import { addDays, type CalendarDate, daysBetween } from "#domain/time";
import type { ContainerMoves, DestinationMoves } from "./moves.ts";
import type { FreeTimeKind, FreeTimeTerms } from "./terms.ts";

/** What is owed for days after the free ones; null where the tariff is not known. */
export interface AmountOwed {
  /** Of the container that is owed most for. */
  readonly perContainer: Money;
  readonly total: Money;
}

interface ClockBase {
  readonly terms: FreeTimeTerms;
  /** All containers of the booking. */
  readonly containers: number;
  readonly startedBy: "discharge" | "arrival" | "pick-up";
}

/** Free time of one tariff as of a day. */
export type FreeTimeClock = ClockBase &
  (
    | { readonly state: "not-started"; readonly expected: DestinationMoves["expected"] }
    /** Not counted in calendar days: working days depend on the holidays of the place, which no source states. */
    | { readonly state: "not-counted"; readonly startedOn: CalendarDate; readonly isOver: boolean }
    | {
        readonly state: "running";
        readonly startedOn: CalendarDate;
        readonly lastFreeDay: CalendarDate;
        /** After today; 0 on the last free day. */
        readonly daysLeft: number;
        /** Whose days run. */
        readonly open: number;
      }
    | {
        readonly state: "over";
        readonly startedOn: CalendarDate;
        readonly lastFreeDay: CalendarDate;
        /** Of the container that is over longest. */
        readonly daysOver: number;
        readonly open: number;
        readonly owed: AmountOwed | null;
      }
    | {
        readonly state: "closed";
        readonly endedOn: CalendarDate;
        /** Of the container that took longest. */
        readonly daysUsed: number;
        readonly daysOver: number;
        readonly owed: AmountOwed | null;
      }
  );

/**
 * What a number of days after the free ones costs for one container, in minor units; each day at the price of its tier.
 * Null beyond the safe integers.
 */
export const chargeDays = (tariff: readonly DailyRate[], days: number): number | null => {
  let minor = 0;
  for (const [index, { fromDay, perDay }] of tariff.entries()) {
    const end = Math.min(days, (tariff[index + 1]?.fromDay ?? Number.POSITIVE_INFINITY) - 1);
    minor += Math.max(0, end - fromDay + 1) * perDay.minor;
  }
  return Number.isSafeInteger(minor) ? minor : null;
};

interface Period {
  readonly from: CalendarDate;
  readonly till: CalendarDate | null;
}

const toPeriod = (kind: FreeTimeKind, { discharged, pickedUp, returned }: ContainerMoves): Period | null => {
  const from = kind === "detention" ? pickedUp : discharged;
  const till = kind === "demurrage" ? (pickedUp ?? returned) : returned;
  return from === null ? null : { from, till };
};

const findLatest = (days: readonly CalendarDate[]): CalendarDate =>
  days.reduce((latest, day) => (day > latest ? day : latest));

const findEarliest = (days: readonly CalendarDate[]): CalendarDate =>
  days.reduce((earliest, day) => (day < earliest ? day : earliest));

const toOwed = (tariff: readonly DailyRate[] | null, daysOver: readonly number[]): AmountOwed | null => {
  const currency: CurrencyCode | undefined = tariff?.[0]?.perDay.currency;
  if (tariff === null || currency === undefined) return null;
  const amounts = daysOver.map((days) => chargeDays(tariff, days));
  const known = amounts.filter((minor) => minor !== null);
  const total = known.reduce((sum, minor) => sum + minor, 0);
  if (known.length < amounts.length || !Number.isSafeInteger(total)) return null;
  return { perContainer: { currency, minor: Math.max(0, ...known) }, total: { currency, minor: total } };
};

/**
 * The clock of one tariff on a day of the place. The day after the discharge, the arrival or the pick-up is the first one;
 * demurrage ends with the pick-up, the others with the return of the empty container. Days on which a container was over
 * stay owed after it has ended.
 */
export const readFreeTimeClock = (
  terms: FreeTimeTerms,
  { containers, startedBy, expected }: DestinationMoves,
  today: CalendarDate,
): FreeTimeClock => {
  const { kind, days, counted, tariff } = terms;
  const base: ClockBase = {
    terms,
    containers: containers.length,
    startedBy: kind === "detention" ? "pick-up" : startedBy,
  };
  const periods = containers.flatMap((moves) => toPeriod(kind, moves) ?? []);
  const open = periods.filter(({ till }) => till === null);
  if (periods.length === 0) return { ...base, state: "not-started", expected };
  const startedOn = findEarliest((open.length === 0 ? periods : open).map(({ from }) => from));
  const isEnded = open.length === 0 && periods.length === containers.length;
  if (counted !== "calendar") return { ...base, state: "not-counted", startedOn, isOver: isEnded };
  const used = periods.map(({ from, till }) => Math.max(0, daysBetween(from, till ?? today)));
  const over = used.map((count) => Math.max(0, count - days));
  const daysOver = Math.max(...over);
  const owed = toOwed(tariff, over);
  const lastFreeDay = addDays(startedOn, days);
  if (open.length === 0 && !isEnded && daysOver === 0) return { ...base, state: "not-started", expected };
  if (isEnded) {
    const endedOn = findLatest(periods.map(({ till }) => till ?? today));
    return { ...base, state: "closed", endedOn, daysUsed: Math.max(...used), daysOver, owed };
  }
  if (daysOver > 0) return { ...base, state: "over", startedOn, lastFreeDay, daysOver, open: open.length, owed };
  return {
    ...base,
    state: "running",
    startedOn,
    lastFreeDay,
    daysLeft: daysBetween(today, lastFreeDay),
    open: open.length,
  };
};
