import { findSeenOffer, type SeenOffer, toSeenOffer } from "#domain/bookings";
import { readEquipment } from "#domain/containers";
import type { SailingDay } from "#domain/distribution";
import { expandRate } from "#domain/rates";
import type { CalendarDate } from "#domain/time";
import type { DraftsPort } from "#ports/browser.ts";
import { type InterruptedAt, readSeen, takeInterruptedFields } from "../booking/interrupted.ts";
import { DRAFT_KEYS } from "../draft-keys.ts";
import { toFields, toList, toText } from "../kit/stored-json.ts";
import { startPlan } from "./rules.ts";
import type { DayChoice, SeveralContext } from "./types.ts";

interface InterruptedChoice {
  readonly day: CalendarDate;
  readonly seen: SeenOffer;
  readonly quantities: DayChoice["quantities"];
}

/** What was chosen for several sailings when the session ended. */
interface InterruptedPlan {
  readonly choices: readonly InterruptedChoice[];
  readonly reference: string | null;
  /** The numbers of what was booked before. */
  readonly booked: readonly string[];
}

/** What a plan starts with. */
export type StartedPlan = Pick<SeveralContext, "choices" | "reference">;

const toPlan = ({ days, choices, reference, outcomes }: SeveralContext): InterruptedPlan => ({
  choices: days.flatMap(({ day, offers }) => {
    const choice = choices.get(day);
    const offer = offers.find(({ id }) => id === choice?.rateId);
    const isTaken = Object.values(choice?.quantities ?? {}).some((quantity) => quantity > 0);
    return choice === undefined || offer === undefined || !isTaken
      ? []
      : [{ day, seen: toSeenOffer(expandRate(offer)), quantities: choice.quantities }];
  }),
  reference,
  booked: outcomes.flatMap((outcome) => (outcome.kind === "booked" ? (outcome.receipt.quotationId ?? []) : [])),
});

export const savePlan = (drafts: DraftsPort, at: InterruptedAt, context: SeveralContext): void =>
  drafts.save(DRAFT_KEYS.interruptedPlan, JSON.stringify({ ...at, ...toPlan(context) }));

const readQuantities = (value: unknown): DayChoice["quantities"] =>
  Object.fromEntries(
    Object.entries(toFields(value)).filter(
      ([code, quantity]) => readEquipment(code) === code && Number.isSafeInteger(quantity),
    ),
  );

const readChoice = (value: unknown): readonly InterruptedChoice[] => {
  const fields = toFields(value);
  const [day, seen] = [toText(fields["day"]), readSeen(fields["seen"])];
  return day === null || seen === null ? [] : [{ day, seen, quantities: readQuantities(fields["quantities"]) }];
};

/** The interrupted plan of a page, once; null without one, and for another shipper. */
export const takePlan = (drafts: DraftsPort, at: InterruptedAt): InterruptedPlan | null => {
  const { path, choices, reference, booked } = takeInterruptedFields(drafts, DRAFT_KEYS.interruptedPlan, at);
  if (path === undefined) return null;
  return {
    choices: toList(choices).flatMap(readChoice),
    reference: toText(reference),
    booked: toList(booked).filter((number) => typeof number === "string"),
  };
};

/** The plan with the offers of a later search; null where none of its sailings is offered any more. */
export const restorePlan = (plan: InterruptedPlan, days: readonly SailingDay[]): StartedPlan | null => {
  const restored = plan.choices.flatMap(({ day, seen, quantities }) => {
    const offers = days.find((one) => one.day === day)?.offers ?? [];
    const offer = findSeenOffer(seen, offers.map(expandRate));
    return offer === null ? [] : [[day, { rateId: offer.id, quantities }] as const];
  });
  return restored.length === 0
    ? null
    : { choices: new Map([...startPlan(days), ...restored]), reference: plan.reference };
};
