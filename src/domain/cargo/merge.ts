import { buildDetails, type CargoDetails, type FieldPath, listTexts } from "./details.ts";

/** A text that was changed here and elsewhere since both began, to different texts. */
export interface TextConflict {
  readonly path: FieldPath;
  readonly mine: string;
  readonly theirs: string;
}

export interface MergedDetails {
  /** With `theirs` where both changed a text. */
  readonly details: CargoDetails;
  readonly conflicts: readonly TextConflict[];
}

/**
 * Joins two changes of the same details text by text: what only one side changed is taken from it. Where both changed a
 * text, the saved one (`theirs`) counts until the shipper has chosen. If both changed commodities, none is removed.
 */
export const mergeDetails = (base: CargoDetails, mine: CargoDetails, theirs: CargoDetails): MergedDetails => {
  const [before, here, there] = [listTexts(base), listTexts(mine), listTexts(theirs)];
  const read = (texts: ReadonlyMap<FieldPath, string>, path: FieldPath): string => texts.get(path) ?? "";
  const conflicts: TextConflict[] = [];
  const merged = new Map<FieldPath, string>();
  for (const path of new Set([...here.keys(), ...there.keys()])) {
    const [was, own, other] = [read(before, path), read(here, path), read(there, path)];
    merged.set(path, other === was ? own : other);
    if (own !== was && other !== was && own !== other) conflicts.push({ path, mine: own, theirs: other });
  }
  const hasChanged = ({ commodities }: CargoDetails): boolean =>
    JSON.stringify(commodities) !== JSON.stringify(base.commodities);
  const [own, other] = [mine.commodities.length, theirs.commodities.length];
  const isOwn = hasChanged(mine) && !hasChanged(theirs);
  const commodities = isOwn ? own : hasChanged(mine) ? Math.max(own, other) : other;
  const details = buildDetails(merged, commodities, theirs.requestedEquipments.length);
  const remaining = listTexts(details);
  return { details, conflicts: conflicts.filter(({ path }) => remaining.has(path)) };
};
