import type { DailyRate, FreeTime } from "#domain/rates";

/** The tariffs whose days run after the arrival; a terminal's storage and the control of reefers are only stated. */
export type FreeTimeKind = "demurrage" | "detention" | "merged";

/** Free days at the destination for the containers of a booking, and what the days after them cost. */
export interface FreeTimeTerms {
  readonly kind: FreeTimeKind;
  /** Of sizes with different free days, the fewest. */
  readonly days: number;
  readonly counted: FreeTime["counted"];
  /** Null where it is not stated, or differs by container size: which size a container is, no event states. */
  readonly tariff: readonly DailyRate[] | null;
}

const KINDS: readonly FreeTimeKind[] = ["demurrage", "detention", "merged"];

const findForSize = (stated: readonly FreeTime[], size: string): FreeTime | undefined =>
  stated.findLast(({ equipment }) => equipment === size) ?? stated.find(({ equipment }) => equipment === null);

const isSameTariff = (one: FreeTime["tariff"], other: FreeTime["tariff"]): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.length === other.length &&
  one.every(({ fromDay, perDay }, index) => {
    const same = other[index];
    return same?.fromDay === fromDay && same.perDay.minor === perDay.minor && same.perDay.currency === perDay.currency;
  });

const toCounted = (stated: readonly FreeTime[]): FreeTime["counted"] => {
  const [first] = stated;
  return first !== undefined && stated.every(({ counted }) => counted === first.counted) ? first.counted : "unknown";
};

/** The import terms for containers of these sizes, or for all stated sizes if none is known; storage and monitoring are left out. */
export const toFreeTimeTerms = (freeTime: readonly FreeTime[], sizes: readonly string[]): readonly FreeTimeTerms[] =>
  KINDS.flatMap((kind) => {
    const stated = freeTime.filter((free) => free.movement === "import" && free.kind === kind);
    const booked = sizes.length === 0 ? stated : sizes.flatMap((size) => findForSize(stated, size) ?? []);
    const [first] = booked;
    if (first === undefined) return [];
    const hasOneTariff = booked.every(({ tariff }) => isSameTariff(first.tariff, tariff));
    return [
      {
        kind,
        days: Math.min(...booked.map(({ days }) => days)),
        counted: toCounted(booked),
        tariff: hasOneTariff ? (first.tariff ?? null) : null,
      },
    ];
  });
