import {
  buildDetails,
  type CargoDetails,
  COMMODITY_FIELDS,
  type Commodity,
  type FieldPath,
  listTexts,
  toPath,
} from "./details.ts";

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

/** A text before both changes and after each of them. */
interface TextVersions {
  readonly before: string;
  readonly mine: string;
  readonly theirs: string;
}

type LineVersions = Readonly<Record<keyof TextVersions, Commodity>>;

const isSameLine = (one: Commodity, other: Commodity): boolean =>
  COMMODITY_FIELDS.every((field) => one[field] === other[field]);

/* The name of the goods says most; any two lines may be one line that was changed. */
const compareLines = (one: Commodity, other: Commodity): number =>
  1 +
  COMMODITY_FIELDS.filter((field) => one[field] !== "" && one[field] === other[field]).length +
  (one.commodityType !== "" && one.commodityType === other.commodityType ? 20 : 0) +
  (isSameLine(one, other) ? 100 : 0);

/** For each line before a change its line after it, or null if it was removed: the matches, in order, that are most alike. */
const matchLines = (before: readonly Commodity[], after: readonly Commodity[]): readonly (Commodity | null)[] => {
  interface Match {
    readonly score: number;
    readonly lines: readonly (Commodity | null)[];
  }
  const removed = before.map(() => null);
  let previous: readonly Match[] = Array.from({ length: after.length + 1 }, () => ({ score: 0, lines: [] }));
  for (const [index, line] of before.entries()) {
    const current: Match[] = [{ score: 0, lines: removed.slice(0, index + 1) }];
    for (const [position, other] of after.entries()) {
      const [diagonal, above, left] = [previous[position], previous[position + 1], current[position]];
      if (diagonal === undefined || above === undefined || left === undefined) continue;
      const matched = { score: diagonal.score + compareLines(line, other), lines: [...diagonal.lines, other] };
      const dropped = { score: above.score, lines: [...above.lines, null] };
      current.push([dropped, left].reduce<Match>((best, one) => (one.score > best.score ? one : best), matched));
    }
    previous = current;
  }
  return previous.at(-1)?.lines ?? removed;
};

/** A line stays if one side changed it, also where the other side removed it. Lines that were added follow the others. */
const listLines = (base: CargoDetails, mine: CargoDetails, theirs: CargoDetails): readonly LineVersions[] => {
  const [own, other] = [mine, theirs].map(({ commodities }) => matchLines(base.commodities, commodities));
  const unchanged = (line: Commodity): LineVersions => ({ before: line, mine: line, theirs: line });
  const kept = base.commodities.flatMap((before, index) => {
    const [here, there] = [own?.[index] ?? null, other?.[index] ?? null];
    if (here !== null && there !== null) return [{ before, mine: here, theirs: there }];
    const left = here ?? there;
    return left === null || isSameLine(left, before) ? [] : [unchanged(left)];
  });
  const added = theirs.commodities.filter((line) => !other?.includes(line));
  const addedHere = mine.commodities.filter(
    (line) => !own?.includes(line) && !added.some((one) => isSameLine(one, line)),
  );
  return [...kept, ...[...added, ...addedHere].map(unchanged)];
};

const isOfCommodity = (path: FieldPath): boolean => path.startsWith("commodities.");

/**
 * Joins two changes of the same details text by text: what only one side changed is taken from it. Where both changed a
 * text, the saved one (`theirs`) counts until the shipper has chosen.
 */
export const mergeDetails = (base: CargoDetails, mine: CargoDetails, theirs: CargoDetails): MergedDetails => {
  const [before, here, there] = [listTexts(base), listTexts(mine), listTexts(theirs)];
  const lines = listLines(base, mine, theirs);
  const texts: (readonly [FieldPath, TextVersions])[] = [
    ...lines.flatMap((line, index) =>
      COMMODITY_FIELDS.map((field): readonly [FieldPath, TextVersions] => [
        toPath("commodities", index, field),
        { before: line.before[field], mine: line.mine[field], theirs: line.theirs[field] },
      ]),
    ),
    ...[...there.keys()]
      .filter((path) => !isOfCommodity(path))
      .map((path): readonly [FieldPath, TextVersions] => [
        path,
        { before: before.get(path) ?? "", mine: here.get(path) ?? "", theirs: there.get(path) ?? "" },
      ]),
  ];
  const merged = new Map(texts.map(([path, text]) => [path, text.theirs === text.before ? text.mine : text.theirs]));
  return {
    details: buildDetails(merged, Math.max(1, lines.length), theirs.requestedEquipments.length),
    conflicts: texts.flatMap(([path, text]) =>
      text.mine !== text.before && text.theirs !== text.before && text.mine !== text.theirs
        ? [{ path, mine: text.mine, theirs: text.theirs }]
        : [],
    ),
  };
};
