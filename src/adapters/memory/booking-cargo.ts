import { errAsync, okAsync, type ResultAsync } from "neverthrow";
import { assessParts, type CargoScope, emptyDetails, isSamePart, setTexts } from "#domain/cargo";
import type { BookingCargo, BookingCargoPort } from "#ports/booking-cargo.ts";
import type { ClockPort } from "#ports/browser.ts";
import type { Failure } from "#ports/failure.ts";

const SCOPE: CargoScope = { equipments: ["20GP", "20GP"] };

const START: BookingCargo = {
  version: 0,
  savedAt: null,
  scope: SCOPE,
  details: setTexts(emptyDetails(SCOPE), [["commodities.0.commodityType", "Cotton bed linen"]]),
  submissions: [],
};

const conflict: Failure = {
  kind: "refused",
  reason: "conflict",
  message: "These details were changed elsewhere meanwhile. Please read them again.",
  fields: [],
};

/** The details of each booking, until the page is left. */
export const createMemoryBookingCargo = (clock: ClockPort): BookingCargoPort => {
  const stored = new Map<string, BookingCargo>();
  const find = (booking: string): BookingCargo => stored.get(booking) ?? START;
  const change = (booking: string, more: Partial<BookingCargo>): ResultAsync<BookingCargo, Failure> => {
    const before = find(booking);
    const after = { ...before, ...more, version: before.version + 1 };
    stored.set(booking, after);
    return okAsync(after);
  };
  return {
    load: (booking) => okAsync(find(booking)),
    save: ({ booking, version, details }) =>
      find(booking).version === version ? change(booking, { details, savedAt: clock.now() }) : errAsync(conflict),
    send: ({ booking, version, subject, container }) => {
      const { details, scope, submissions, ...cargo } = find(booking);
      if (cargo.version !== version) return errAsync(conflict);
      const part = { subject, container };
      const problems = assessParts(details, scope, submissions).find((one) => isSamePart(one, part))?.problems ?? [];
      if (problems.length > 0)
        return errAsync({
          kind: "refused",
          reason: "invalid-fields",
          message: "Please complete the marked fields.",
          fields: problems.map(({ path, message }) => ({ field: path, message })),
        });
      const sent = { ...part, status: "sent", reason: null, sentAt: clock.now(), answeredAt: null } as const;
      return change(booking, { submissions: [...submissions.filter((one) => !isSamePart(one, part)), sent] });
    },
  };
};
