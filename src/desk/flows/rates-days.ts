import { createForm, type FormSnapshot, formView } from "#flows/kit/form.ts";
import { refusedFields } from "#flows/kit/failure.ts";
import type { DeskServices } from "../compose.ts";
import type { ImportNote, ImportSettings, RateImport } from "../ports/index.ts";
import { findDayProblem } from "./typed-days.ts";

type Days = Pick<ImportSettings, "validFrom" | "validTill">;
type Field = keyof Days;

const FIELDS: readonly Field[] = ["validFrom", "validTill"];

/** Whether the days of rows without one settle a problem: a validity that no cell of a row states. */
export const needsDays = ({ severity, kind, cell }: ImportNote): boolean =>
  severity === "problem" && kind === "validity" && cell === null;

/**
 * The days of rows without one, set at the problem that asks for them; the prices are compared again with them. What the text of
 * the problem states is proposed.
 */
export const createDaysForm =
  (getImport: () => RateImport, stated: ImportNote["stated"]) =>
  ({ ports: { rates }, requestActor }: DeskServices) => {
    const { settings } = getImport();
    const validFrom = settings.validFrom ?? stated?.validFrom ?? null;
    const validTill = settings.validTill ?? stated?.validTill ?? null;
    return createForm<Days, RateImport, Field>({
      id: "deskImportDays",
      requestActor,
      first: { validFrom, validTill },
      validate: (draft) =>
        draft.validFrom === null && draft.validTill === null
          ? [{ field: "validTill", message: "Say the last day, or the first one." }]
          : FIELDS.flatMap((field) => findDayProblem(field, draft[field])),
      send: (days, signal) =>
        rates
          .changeImport(getImport(), { ...getImport().settings, ...days }, signal)
          .andThen((changed) => rates.compare(changed, signal)),
      toProblems: refusedFields(FIELDS),
      after: "open",
      settle: (draft) => draft,
    });
  };

export const daysView = (snapshot: FormSnapshot<Days, RateImport, Field>) => formView(snapshot);
