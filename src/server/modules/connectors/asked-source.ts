import type { OpenConnector } from "#server/connectors/kit/connector.ts";
import type { ScheduleSettings } from "#server/connectors/schedules/settings.ts";
import type { Config, TrackingPoll } from "#server/config.ts";
import { toPollName } from "#server/tracking-sources/http-poll/http-poll-source.ts";
import { type CarrierFeed, type PullSettings, toFeedSource } from "#server/tracking-sources/settings.ts";

/** A source that the server asks: it can be tested and paused. `name` is its id. All but `poll` are in the connectors file. */
export type AskedSource = { readonly name: string } & (
  | { readonly kind: "connector"; readonly connector: OpenConnector }
  | { readonly kind: "schedule"; readonly settings: ScheduleSettings }
  | { readonly kind: "tracking"; readonly feed: CarrierFeed; readonly pull: PullSettings }
  | { readonly kind: "poll"; readonly poll: TrackingPoll }
);

/** What lists and pauses know of the configuration. */
export type SourceConfig = Pick<Config, "connectors" | "schedules" | "trackingFeeds" | "trackingPoll">;

/** The source with an id; undefined for one that there is not, and for a feed that only delivers by itself. */
export const findAskedSource = (
  { connectors, schedules, trackingFeeds, trackingPoll: poll }: SourceConfig,
  id: string,
): AskedSource | undefined => {
  const sources: readonly AskedSource[] = [
    ...connectors.map((connector) => ({ kind: "connector" as const, name: connector.name, connector })),
    ...schedules.map((settings) => ({ kind: "schedule" as const, name: settings.name, settings })),
    ...trackingFeeds.flatMap((feed) =>
      feed.pull === null ? [] : [{ kind: "tracking" as const, name: toFeedSource(feed.name), feed, pull: feed.pull }],
    ),
    ...(poll === null ? [] : [{ kind: "poll" as const, name: toFeedSource(toPollName(poll)), poll }]),
  ];
  return sources.find(({ name }) => name === id);
};
