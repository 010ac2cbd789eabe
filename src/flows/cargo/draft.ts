import { buildDetails, type CargoDetails, listTexts, type TextConflict } from "#domain/cargo";
import { parseFields, toFields, toList, toText } from "../kit/stored-json.ts";

/** What is typed about a booking and not saved, with the details that it began with. */
export interface CargoDraft {
  readonly base: CargoDetails;
  readonly details: CargoDetails;
  readonly conflicts: readonly TextConflict[];
}

const countEntries = (paths: readonly string[], group: string): number =>
  paths.reduce((most, path) => {
    const [first, position] = path.split(".");
    return first === group ? Math.max(most, Number(position) + 1 || 0) : most;
  }, 0);

const MOST_ENTRIES = 100;

const readDetails = (value: unknown): CargoDetails | null => {
  const texts = Object.entries(toFields(value)).flatMap(([path, text]) =>
    typeof text === "string" ? [[path, text] as const] : [],
  );
  const paths = texts.map(([path]) => path);
  const [commodities, containers] = [countEntries(paths, "commodities"), countEntries(paths, "requestedEquipments")];
  if (commodities === 0 || commodities > MOST_ENTRIES || containers > MOST_ENTRIES) return null;
  return buildDetails(new Map(texts), commodities, containers);
};

const readConflict = (value: unknown): readonly TextConflict[] => {
  const fields = toFields(value);
  const [path, mine, theirs] = [toText(fields["path"]), toText(fields["mine"]), toText(fields["theirs"])];
  return path === null || mine === null || theirs === null ? [] : [{ path, mine, theirs }];
};

/** The draft of a booking in a stored text; null if there is none that can be read. */
export const parseDraft = (text: string | null, booking: string): CargoDraft | null => {
  const stored = toFields(parseFields(text)[booking]);
  const [base, details] = [readDetails(stored["base"]), readDetails(stored["details"])];
  return base === null || details === null
    ? null
    : { base, details, conflicts: toList(stored["conflicts"]).flatMap(readConflict) };
};

/** The text to store after a booking's draft changed; null if no draft is left. */
export const formatDraft = (text: string | null, booking: string, draft: CargoDraft | null): string | null => {
  const { [booking]: _, ...others } = parseFields(text);
  const own =
    draft === null
      ? {}
      : {
          [booking]: {
            base: Object.fromEntries(listTexts(draft.base)),
            details: Object.fromEntries(listTexts(draft.details)),
            conflicts: draft.conflicts,
          },
        };
  const all = { ...others, ...own };
  return Object.keys(all).length === 0 ? null : JSON.stringify(all);
};
