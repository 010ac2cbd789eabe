import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import type { Deadline, DeadlineTime } from "#domain/deadlines";
import { toUtcMinutes } from "#domain/tracking";
import { agreeing, object, orNull, text } from "./codec.ts";
import { readLocalMoment } from "./local-moment.ts";

const Time = orNull(object({ local: t.string, utc: t.string }));

export const TaskCodec = t.keyof({
  booking: null,
  "empty-pick-up": null,
  stuffing: null,
  trucking: null,
  documents: null,
  vgm: null,
  customs: null,
  "cfs-delivery": null,
  "gate-in": null,
  "port-delivery": null,
  "pick-up": null,
  "empty-return": null,
});

export const DeadlineCodec = agreeing<schema.BookingDeadline>()(
  object({
    task: TaskCodec,
    stop: t.keyof({ premises: null, origin: null, loading: null, delivery: null }),
    responsible: t.keyof({ shipper: null, haulier: null, "customs-agent": null, carrier: null, consignee: null }),
    locationName: t.string,
    unLocationCode: text,
    timeZone: text,
    latestSafe: Time,
    cutOff: Time,
    basis: orNull(t.keyof({ actual: null, expected: null, planned: null })),
    done: t.number,
    of: t.number,
    doneAt: text,
    marked: orNull(t.boolean),
  }),
);
export type ApiDeadline = t.TypeOf<typeof DeadlineCodec>;

const toTime = (time: ApiDeadline["cutOff"]): DeadlineTime | null => {
  if (time === null) return null;
  const [local, utc] = [readLocalMoment(time.local), toUtcMinutes(time.utc)];
  return local === null || utc === null ? null : { local, utc: Math.floor(utc) };
};

export const toDeadline = (api: ApiDeadline): Deadline => ({
  task: api.task,
  stop: api.stop,
  place: { name: api.locationName, code: api.unLocationCode, timeZone: api.timeZone },
  responsible: api.responsible,
  latest: toTime(api.latestSafe),
  cutOff: toTime(api.cutOff),
  basis: api.basis,
  done: api.done,
  of: api.of,
  doneAt: api.doneAt === null ? null : readLocalMoment(api.doneAt),
  ...(api.marked === true ? { isMarked: true } : {}),
});
