import type { Deps } from "../../features.ts";
import { versionOf } from "../../stores/versions.ts";
import { repeat } from "../repeat.ts";
import { openPlaceDirectory, type PlaceDirectory } from "./place-directory.ts";

const LOOK_EVERY_MS = 60_000;

/** The directory, read anew within a minute after another process has imported places or tariffs. */
export const followedDirectory = async (deps: Deps): Promise<() => PlaceDirectory> => {
  const { db } = deps.database;
  const stamp = async (): Promise<string> => `${await versionOf(db, "places")} ${await versionOf(db, "tariffs")}`;
  let directory = await openPlaceDirectory(db);
  let known = await stamp();
  repeat(deps, LOOK_EVERY_MS, async () => {
    const present = await stamp();
    if (present === known) return;
    directory = await openPlaceDirectory(db);
    known = present;
  });
  return () => directory;
};
