import type { Deps } from "#server/features.ts";
import { portsOfCall } from "#server/stores/places.ts";
import { versionOf } from "#server/stores/versions.ts";
import { repeat } from "../repeat.ts";
import { fillPlaces, type PlaceDirectory, readPlaces } from "./place-directory.ts";

const LOOK_EVERY_MS = 60_000;

/**
 * The directory, read again within a minute after another process has imported places or tariffs. Tariffs change only the
 * ports of call: the index of names, which takes seconds to build, stays. Until a new one is complete, the old one answers.
 */
export const followedDirectory = async (deps: Deps): Promise<() => PlaceDirectory> => {
  const { db } = deps.database;
  await fillPlaces(db);
  let [places, tariffs] = [await versionOf(db, "places"), await versionOf(db, "tariffs")];
  let directoryWith = await readPlaces(db);
  let directory = directoryWith(await portsOfCall(db));
  repeat(deps, LOOK_EVERY_MS, async () => {
    const [newPlaces, newTariffs] = [await versionOf(db, "places"), await versionOf(db, "tariffs")];
    if (newPlaces === places && newTariffs === tariffs) return;
    if (newPlaces !== places) directoryWith = await readPlaces(db);
    directory = directoryWith(await portsOfCall(db));
    [places, tariffs] = [newPlaces, newTariffs];
  });
  return () => directory;
};
