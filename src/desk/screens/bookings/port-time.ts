import { createZoneClock, type LocalDateTime, toMinutes } from "#domain/time";

const clock = createZoneClock();

/** The present minute on the clock of a port. */
export const readPortTime = (zone: string): LocalDateTime => clock.toLocal(toMinutes(Date.now()), zone);
