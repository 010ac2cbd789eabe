import { assign, emit, setup, type SnapshotFrom } from "xstate";
import type { NoticeSetting, NoticeTopic, Notification, NotificationPage } from "#domain/notifications";
import type { Failure } from "#ports/failure.ts";
import {
  LOADING_STATES,
  type FlowServices,
  type LoadingTag,
  isOk,
  machineTypes,
  missingActor,
  provide,
  readFailure,
  SKELETON_DELAY_MS,
} from "../request.ts";

const PAGE_SIZE = 20;

interface PageRequest {
  readonly topic: NoticeTopic | null;
  readonly limit: number;
  readonly skip: number;
}

interface Muting {
  readonly id: string;
  readonly isMuted: boolean;
}

interface NotificationsTypes {
  readonly context: {
    readonly topic: NoticeTopic | null;
    readonly notifications: readonly Notification[];
    readonly total: number;
    readonly unreadCount: number;
    /** Null until they have arrived. */
    readonly settings: readonly NoticeSetting[] | null;
    readonly failure: Failure | null;
    /** Of a change or of further messages. */
    readonly changeFailure: Failure | null;
    readonly settingsFailure: Failure | null;
  };
  readonly events:
    | { readonly type: "list.retried" }
    | { readonly type: "topic.selected"; readonly topic: NoticeTopic | null }
    | { readonly type: "more.requested" }
    | { readonly type: "read.requested" }
    | { readonly type: "booking.muted"; readonly booking: Muting }
    | { readonly type: "setting.changed"; readonly setting: NoticeSetting }
    | { readonly type: "message.opened"; readonly id: string }
    | { readonly type: "settings.retried" };
  readonly emitted: { readonly type: "messages.read" };
  readonly tags: LoadingTag;
}

const FIRST = { notifications: [], total: 0 } as const;

const withMuted = (notifications: readonly Notification[], { id, isMuted }: Muting): readonly Notification[] =>
  notifications.map((one) => (one.booking.id === id ? { ...one, booking: { ...one.booking, isMuted } } : one));

const notificationsMachine = setup({
  types: machineTypes<NotificationsTypes>(),
  actors: {
    loadPage: missingActor<NotificationPage, PageRequest>("loadPage"),
    markRead: missingActor<void>("markRead"),
    mute: missingActor<Muting, Muting>("mute"),
    loadSettings: missingActor<readonly NoticeSetting[]>("loadSettings"),
    saveSetting: missingActor<readonly NoticeSetting[], NoticeSetting>("saveSetting"),
  },
  delays: { skeletonDelay: SKELETON_DELAY_MS },
}).createMachine({
  id: "notifications",
  context: {
    ...FIRST,
    topic: null,
    unreadCount: 0,
    settings: null,
    failure: null,
    changeFailure: null,
    settingsFailure: null,
  },
  type: "parallel",
  states: {
    list: {
      initial: "loading",
      on: {
        "message.opened": {
          actions: assign({
            notifications: ({ context, event }) =>
              context.notifications.map((one) => (one.id === event.id ? { ...one, isNew: false } : one)),
          }),
        },
        "topic.selected": {
          target: ".loading",
          actions: assign(({ event }) => ({ ...FIRST, topic: event.topic, changeFailure: null })),
        },
      },
      states: {
        loading: {
          ...LOADING_STATES,
          tags: "loading",
          entry: assign({ failure: null }),
          invoke: {
            src: "loadPage",
            input: ({ context }) => ({ topic: context.topic, limit: PAGE_SIZE, skip: 0 }),
            onDone: [
              { guard: isOk, target: "shown", actions: assign(({ event }) => event.output.unwrapOr(null) ?? {}) },
              { target: "failed", actions: assign({ failure: readFailure }) },
            ],
          },
        },
        failed: { on: { "list.retried": "loading" } },
        shown: {
          on: {
            "more.requested": "loadingMore",
            "read.requested": "markingRead",
            "booking.muted": "muting",
          },
        },
        loadingMore: {
          entry: assign({ changeFailure: null }),
          invoke: {
            src: "loadPage",
            input: ({ context: { topic, notifications } }) => ({ topic, limit: PAGE_SIZE, skip: notifications.length }),
            onDone: {
              target: "shown",
              actions: assign(({ context, event }) =>
                event.output.match<Partial<NotificationsTypes["context"]>>(
                  (page) => ({ ...page, notifications: [...context.notifications, ...page.notifications] }),
                  (changeFailure) => ({ changeFailure }),
                ),
              ),
            },
          },
        },
        markingRead: {
          entry: assign({ changeFailure: null }),
          invoke: {
            src: "markRead",
            onDone: [
              {
                guard: isOk,
                target: "shown",
                actions: [
                  assign(({ context }) => ({
                    unreadCount: 0,
                    notifications: context.notifications.map((one) => ({ ...one, isNew: false })),
                  })),
                  emit({ type: "messages.read" }),
                ],
              },
              { target: "shown", actions: assign({ changeFailure: readFailure }) },
            ],
          },
        },
        muting: {
          entry: assign({ changeFailure: null }),
          invoke: {
            src: "mute",
            input: ({ event }) => (event.type === "booking.muted" ? event.booking : { id: "", isMuted: false }),
            onDone: {
              target: "shown",
              actions: assign(({ context, event }) =>
                event.output.match<Partial<NotificationsTypes["context"]>>(
                  (muting) => ({ notifications: withMuted(context.notifications, muting) }),
                  (changeFailure) => ({ changeFailure }),
                ),
              ),
            },
          },
        },
      },
    },
    settings: {
      initial: "loading",
      states: {
        loading: {
          entry: assign({ settingsFailure: null }),
          invoke: {
            src: "loadSettings",
            onDone: [
              {
                guard: isOk,
                target: "idle",
                actions: assign({ settings: ({ event }) => event.output.unwrapOr(null) }),
              },
              { target: "failed", actions: assign({ settingsFailure: readFailure }) },
            ],
          },
        },
        failed: { on: { "settings.retried": "loading" } },
        idle: { on: { "setting.changed": "saving" } },
        saving: {
          entry: assign({ settingsFailure: null }),
          invoke: {
            src: "saveSetting",
            input: ({ event }) =>
              event.type === "setting.changed" ? event.setting : { topic: "bookings", mail: true, portal: true },
            onDone: [
              {
                guard: isOk,
                target: "idle",
                actions: assign({ settings: ({ event }) => event.output.unwrapOr(null) }),
              },
              { target: "idle", actions: assign({ settingsFailure: readFailure }) },
            ],
          },
        },
      },
    },
  },
});

export const notificationsFlow = ({ requestActor, ports: { notifications } }: FlowServices<"notifications">) => ({
  machine: provide(notificationsMachine, {
    actors: {
      loadPage: requestActor((request: PageRequest, signal) => notifications.page(request, signal)),
      markRead: requestActor((_: void, signal) => notifications.markRead(null, signal)),
      mute: requestActor((muting: Muting, signal) => notifications.mute(muting, signal).map(() => muting)),
      loadSettings: requestActor((_: void, signal) => notifications.settings(signal)),
      saveSetting: requestActor((setting: NoticeSetting, signal) => notifications.saveSetting(setting, signal)),
    },
  }),
});

export type NotificationsSnapshot = SnapshotFrom<typeof notificationsMachine>;
