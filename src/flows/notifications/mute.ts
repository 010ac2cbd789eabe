import { createForm, type FormSnapshot, formView } from "../kit/form.ts";
import type { FlowServices } from "../kit/request.ts";

interface Muting {
  readonly isMuted: boolean;
}

/** Whether mails about a booking are sent; it is sent at once. */
export const muteFlow = ({ requestActor, ports: { notifications } }: FlowServices<"notifications">, id: string) =>
  createForm<Muting, Muting>({
    id: "mute",
    requestActor,
    first: { isMuted: false },
    send: (wanted, signal) => notifications.mute({ id, ...wanted }, signal).map(() => wanted),
    after: "open",
  });

/** `stored` is what the booking states: null if the server has no notifications. */
export const muteView = (snapshot: FormSnapshot<Muting, Muting>, stored: boolean | null) => {
  const { kind, sent, failure } = formView(snapshot);
  return { isMuted: sent?.isMuted ?? stored, isMuting: kind === "sending", failure };
};
