import { err, ok, type Result } from "neverthrow";
import type { CarrierFeed } from "#server/tracking-sources/settings.ts";
import type { Desk, Refusal } from "../../kit/command.ts";

/** The feed of a carrier by its name in the connectors file. */
export const findFeed = ({ readFeeds }: Pick<Desk, "readFeeds">, name: string): Result<CarrierFeed, Refusal> => {
  const feeds = readFeeds();
  const found = feeds.find((feed) => feed.name === name.toLowerCase());
  if (found !== undefined) return ok(found);
  const names = feeds.map((feed) => feed.name).join(", ");
  return err(
    names === "" ? "CONNECTORS_FILE names no tracking feed." : `There is no tracking feed ${name}. There are ${names}.`,
  );
};
