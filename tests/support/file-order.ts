import { createHash } from "node:crypto";
import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** A test file, by its path in the repository, and the project that runs it. */
export interface PlannedFile {
  readonly project: string;
  readonly path: string;
}

/** Each takes about a minute or more. One that starts last would leave the other worker without files. */
export const LONG_FILES: readonly string[] = [
  "tests/scripts/guides/commands.test.ts",
  "tests/server/process.test.ts",
  "tests/scripts/verify/journeys.test.ts",
  "tests/scripts/verify/journeys-of-levels-1-to-3.test.ts",
  "tests/server/operations/rates-desk/import.test.ts",
];

/* The project with the long files, then those in alphabetical order. */
const FIRST_PROJECT = "unit";

/**
 * The files of a run project by project, because a worker that changes the project is replaced by a new one that loads
 * everything again. In a project the long files are first, and the others in an order that is random and the same for the same seed.
 */
export const orderFiles = <File extends PlannedFile>(files: readonly File[], seed: string): readonly File[] => {
  const toRank = ({ path }: File): number => (LONG_FILES.includes(path) ? LONG_FILES.indexOf(path) : LONG_FILES.length);
  const toDraw = ({ path }: File): string => createHash("sha256").update(`${seed} ${path}`).digest("hex");
  const toPlace = ({ project }: File): string => (project === FIRST_PROJECT ? "" : project);
  return files
    .map((file) => ({ file, place: toPlace(file), rank: toRank(file), draw: toDraw(file) }))
    .toSorted(
      (one, other) =>
        one.place.localeCompare(other.place) || one.rank - other.rank || one.draw.localeCompare(other.draw),
    )
    .map(({ file }) => file);
};

/** Gives vitest the files of a run in the order of its seed. */
export class FileOrder extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config;
    const files = specifications.map((specification) => ({
      specification,
      project: specification.project.name,
      path: relative(root, specification.moduleId),
    }));
    return orderFiles(files, String(sequence.seed)).map(({ specification }) => specification);
  }
}
