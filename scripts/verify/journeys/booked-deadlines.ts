/* What is due of a booking that was made a moment ago. */
import type { Difference } from "../differences.ts";
import { differ, findEntry, read, readList, readString, sameTime, toDay } from "./comparison.ts";
import { isToCome } from "./days.ts";
import { readCutOff } from "./offers.ts";

const VGM = { code: "VCO", task: "vgm" } as const;

/** A server that lists deadlines has the VGM cut-off of the offer among them, at its time; `search` answered the offer. */
export const compareDeadlines = (
  path: string,
  entry: unknown,
  offer: unknown,
  search: unknown,
): readonly Difference[] => {
  const cutOff = readCutOff(offer, VGM);
  const day = toDay(cutOff);
  if (read(entry, "deadlines") === undefined || day === null || !isToCome(search, day)) return [];
  const found = findEntry(entry, "deadlines", "task", VGM.task)?.entry;
  const tasks = readList(entry, "deadlines").map((one) => read(one, "task"));
  return found === undefined
    ? [differ(`${path}.deadlines`, `${VGM.task}, whose cut-off the offer states`, tasks)]
    : [
        ...sameTime(`${path}.deadlines[].cutOff.local`, cutOff, readString(found, "cutOff.local")),
        ...(readString(found, "cutOff.local") === null
          ? [differ(`${path}.deadlines[].cutOff`, `${cutOff}, the cut-off of the offer`, null)]
          : []),
      ];
};
