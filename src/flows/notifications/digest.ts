import type { DigestSetting } from "#domain/notifications";
import type { Failure } from "#ports/failure.ts";
import { createPage, type PageSnapshot, pageView } from "../kit/page.ts";
import type { FlowServices } from "../kit/request.ts";

type DigestChange = Pick<DigestSetting, "isDaily">;

/** `timeZone` is the reader's (IANA): the digest arrives at its 07:00. */
export const notificationDigestFlow = (
  { requestActor, ports: { notifications } }: FlowServices<"notifications">,
  timeZone: string,
) =>
  createPage<DigestSetting, DigestChange>({
    id: "notificationDigest",
    requestActor,
    load: (signal) => notifications.digest(signal),
    change: ({ isDaily }, signal) => notifications.saveDigest({ isDaily, timeZone }, signal),
  });

type DigestView =
  | { readonly kind: "missing" }
  | {
      readonly kind: "shown";
      readonly setting: DigestSetting;
      readonly isBusy: boolean;
      readonly failure: Failure | null;
    };

/** A server without the digest answers its call with a failure: the switch is not shown. */
export const notificationDigestView = (snapshot: PageSnapshot<DigestSetting, DigestChange>): DigestView => {
  const view = pageView(snapshot, (setting, { change, changeFailure }) => ({
    setting,
    isBusy: change !== null,
    failure: changeFailure,
  }));
  return view.kind === "shown" ? view : { kind: "missing" };
};
