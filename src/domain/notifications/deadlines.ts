import { momentInSentence, type Sentence, sentence } from "#domain/formatting";
import { formatCutOffLabel } from "#domain/rates";
import type { DatedCutOff } from "./facts.ts";
import type { Notice } from "./notice.ts";

const REMINDER_HOURS = [48, 12] as const;

const startsAt = ({ dueAt }: DatedCutOff, hours: number): number => dueAt - hours * 60;

/** `VGM cut-off Wed 02 Dec, 18:00`. */
export const describeDatedCutOff = ({ code, local }: DatedCutOff): Sentence =>
  sentence`${formatCutOffLabel(code)} ${momentInSentence(local)}`;

/** The reminder of a cut-off that is due at a time: from 48 hours before it, and again from 12 hours before it. */
export const findCutOffNotices = (cutOffs: readonly DatedCutOff[], now: number): readonly Notice[] =>
  cutOffs.flatMap((cutOff) => {
    const hours = REMINDER_HOURS.findLast((one) => startsAt(cutOff, one) <= now);
    if (hours === undefined || now >= cutOff.dueAt) return [];
    return [
      {
        key: `cut-off|${cutOff.code}|${cutOff.local}|${hours}`,
        kind: "cut-off",
        title: sentence`${formatCutOffLabel(cutOff.code)} on ${momentInSentence(cutOff.local)}`,
        detail: `Less than ${hours} hours left`,
        at: startsAt(cutOff, hours),
        until: cutOff.dueAt,
      },
    ];
  });

/** When reminders of cut-offs become due, in minutes since 1970. */
export const listReminderTimes = (cutOffs: readonly DatedCutOff[]): readonly number[] =>
  cutOffs.flatMap((cutOff) => REMINDER_HOURS.map((hours) => startsAt(cutOff, hours)));
