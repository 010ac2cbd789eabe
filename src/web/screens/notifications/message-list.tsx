import type { ReactElement } from "react";
import type { Notification } from "#domain/notifications";
import { toNotifiedBookingPath } from "#flows/deadlines/path.ts";
import type { NotificationsChange, NotificationsView } from "#flows/notifications/list.ts";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { Button } from "#web/components/button.tsx";
import { EmptyState } from "#web/components/empty-state.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { TextLink } from "#web/components/router-link.tsx";
import { FailureBanner } from "#web/kit/failure.tsx";
import { LoadingRows, PageState } from "#web/kit/page-state.tsx";
import { ownDayAndTime } from "#web/messages/dates.ts";
import { formatSentence } from "#web/messages/formats.ts";
import { useHasBookingPage } from "#web/portal/portal-context.tsx";
import { num } from "#web/styles/typography.css.ts";
import { body, entry, entryNew, mark, more, secondary, sheet, side, waiting } from "./notifications.css.ts";
import { TOPIC_LABELS } from "./topic-labels.ts";
import { extent } from "#web/styles/tokens.ts";

const SKELETON = (
  <LoadingRows
    label="Loading notifications..."
    className={`${sheet} ${waiting}`}
    rows={Array.from({ length: 3 }, () => ["100%", extent(48)] as const)}
  />
);

type Shown = Extract<NotificationsView, { readonly kind: "shown" }>;

type MessageListProps = {
  readonly view: NotificationsView;
  readonly onRetry: () => void;
  readonly onChange: (change: NotificationsChange) => void;
  /** A message was opened, here or in another tab. */
  readonly onOpen: (id: string) => void;
};

export function MessageList({ view, onRetry, onChange, onOpen }: MessageListProps): ReactElement {
  return (
    <PageState<Shown> view={view} attempt="notifications" skeleton={SKELETON} onRetry={onRetry}>
      {({ notifications, failure, isBusy, hasMore }) => (
        <>
          <FailureBanner attempt="notification-change" failure={failure} />
          {notifications.length === 0 ? (
            <EmptyState
              sentence="No messages."
              advice="Confirmations, reminders of cut-offs and changes of the voyage appear here."
            />
          ) : (
            <ul className={sheet}>
              {notifications.map((notification) => (
                <Message
                  key={notification.id}
                  notification={notification}
                  isBusy={isBusy}
                  onChange={onChange}
                  onOpen={() => {
                    if (notification.isNew) onOpen(notification.id);
                  }}
                />
              ))}
            </ul>
          )}
          {hasMore && (
            <div className={more}>
              <Button kind="secondary" disabled={isBusy} onClick={() => onChange({ kind: "more" })}>
                Show more
              </Button>
            </div>
          )}
        </>
      )}
    </PageState>
  );
}

type MessageProps = {
  readonly notification: Notification;
  readonly isBusy: boolean;
  readonly onChange: MessageListProps["onChange"];
  readonly onOpen: () => void;
};

function Message({ notification, isBusy, onChange, onOpen }: MessageProps): ReactElement {
  const { title, detail, topic, isNew, happenedAt, booking } = notification;
  const name = booking.reference ?? booking.bookingId ?? booking.quotationId;
  const { id, isMuted } = booking;
  const hasPage = useHasBookingPage();
  return (
    <li className={isNew ? entryNew : entry}>
      <span className={mark} aria-hidden="true">
        <Icon shape={TOPIC_LABELS[topic].icon} />
      </span>
      <div className={body}>
        <TextLink to={toNotifiedBookingPath(booking, hasPage(booking))} onOpen={onOpen}>
          {formatSentence(title)}
        </TextLink>
        {isNew && <VisuallyHidden>New</VisuallyHidden>}
        {detail !== null && <span className={secondary}>{formatSentence(detail)}</span>}
        <span className={`${secondary} ${num}`}>{[name, booking.carrier].join(", ")}</span>
      </div>
      <div className={side}>
        <time className={`${secondary} ${num}`} dateTime={happenedAt}>
          {ownDayAndTime(happenedAt)}
        </time>
        <Button
          kind="ghost"
          size="small"
          disabled={isBusy}
          ariaLabel={`${isMuted ? "Unmute mails" : "Mute mails"}, ${name}`}
          onClick={() => onChange({ kind: "mute", booking: { id, isMuted: !isMuted } })}
        >
          {isMuted ? "Unmute mails" : "Mute mails"}
        </Button>
      </div>
    </li>
  );
}
