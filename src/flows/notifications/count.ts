import { type Actor, assign, createActor, setup, type SnapshotFrom } from "xstate";
import { type FlowServices, machineTypes } from "../kit/request.ts";

const REFRESH_MS = 120_000;

interface NotificationCountTypes {
  readonly context: {
    readonly unreadCount: number;
    /** Messages that were opened and are not yet marked as read at the server. */
    readonly openedIds: readonly string[];
  };
  readonly events:
    | { readonly type: "screen.opened"; readonly path: string }
    | { readonly type: "messages.read" }
    | { readonly type: "message.opened"; readonly id: string }
    | { readonly type: "bell.hidden" };
}

/**
 * How many messages are new, for every screen. It is loaded when a screen opens, after messages were read, and every two
 * minutes; a failure changes nothing. Opening a message marks it as read, also while its link leads to another screen.
 */
const notificationCountFlow = ({ requestActor, ports: { notifications } }: FlowServices<"notifications">) =>
  setup({
    types: machineTypes<NotificationCountTypes>(),
    actors: {
      loadCount: requestActor((_: void, signal) => notifications.page({ topic: null, limit: 1, skip: 0 }, signal)),
      markRead: requestActor((ids: readonly string[], signal) => notifications.markRead(ids, signal)),
    },
    delays: { refreshDelay: REFRESH_MS },
  }).createMachine({
    id: "notificationCount",
    context: { unreadCount: 0, openedIds: [] },
    initial: "hidden",
    on: {
      "screen.opened": ".loading",
      "messages.read": ".loading",
      "message.opened": {
        target: ".markingRead",
        reenter: true,
        actions: assign({ openedIds: ({ context, event }) => [...context.openedIds, event.id] }),
      },
      "bell.hidden": ".hidden",
    },
    states: {
      hidden: {},
      loading: {
        always: { guard: ({ context }) => context.openedIds.length > 0, target: "markingRead" },
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
      /* A screen that opens meanwhile waits for the mark, so that the number includes it. */
      markingRead: {
        on: { "screen.opened": {} },
        invoke: {
          src: "markRead",
          input: ({ context }) => context.openedIds,
          onDone: { target: "loading", actions: assign({ openedIds: [] }) },
        },
      },
      idle: { after: { refreshDelay: "loading" } },
    },
  });

type NotificationCountMachine = ReturnType<typeof notificationCountFlow>;
export type NotificationCountActor = Actor<NotificationCountMachine>;

export const createNotificationCount = (services: FlowServices<"notifications">): NotificationCountActor =>
  createActor(notificationCountFlow(services));

export const selectUnread = (snapshot: SnapshotFrom<NotificationCountMachine>): number => snapshot.context.unreadCount;
