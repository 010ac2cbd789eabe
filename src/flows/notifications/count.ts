import { assign, setup, type SnapshotFrom } from "xstate";
import type { NotificationPage } from "#domain/notifications";
import { type FlowServices, machineTypes, missingActor, provide } from "../request.ts";

const REFRESH_MS = 120_000;

const notificationCountMachine = setup({
  types: machineTypes<{ readonly context: { readonly unreadCount: number } }>(),
  actors: { loadCount: missingActor<NotificationPage>("loadCount") },
  delays: { refreshDelay: REFRESH_MS },
}).createMachine({
  id: "notificationCount",
  context: { unreadCount: 0 },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadCount",
        onDone: {
          target: "idle",
          actions: assign({
            unreadCount: ({ context, event }) =>
              event.output.map(({ unreadCount }) => unreadCount).unwrapOr(context.unreadCount),
          }),
        },
      },
    },
    idle: { after: { refreshDelay: "loading" } },
  },
});

/** How many messages are new; asked again every two minutes, a failure changes nothing. */
export const notificationCountFlow = ({ requestActor, ports: { notifications } }: FlowServices<"notifications">) => ({
  machine: provide(notificationCountMachine, {
    actors: {
      loadCount: requestActor((_: void, signal) => notifications.page({ topic: null, limit: 1, skip: 0 }, signal)),
    },
  }),
});

export const selectUnread = (snapshot: SnapshotFrom<typeof notificationCountMachine>): number =>
  snapshot.context.unreadCount;
