import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { Link, useLocation } from "react-router-dom";
import { notificationCountFlow, selectUnread } from "#flows/notifications/count.ts";
import { Icon } from "../components/icon/icon.tsx";
import { bell } from "../components/icon/shapes.ts";
import { bellLink, bellNumber } from "./nav-bar.css.ts";
import { useFlow } from "./portal-context.tsx";

const PATH = "/rate/notifications";
const MAX_SHOWN = 99;

/** Asks again on every screen, so that the number is right after messages were read. */
export function NotificationBell(): ReactElement {
  const { pathname } = useLocation();
  return <Bell key={pathname} isCurrent={pathname === PATH} />;
}

function Bell({ isCurrent }: { readonly isCurrent: boolean }): ReactElement {
  const { machine } = useFlow(notificationCountFlow);
  const actor = useActorRef(machine);
  const unread = useSelector(actor, selectUnread);
  const isShown = unread > 0 && !isCurrent;
  return (
    <Link
      to={PATH}
      className={bellLink}
      aria-label={isShown ? `Notifications, ${unread} new` : "Notifications"}
      aria-current={isCurrent ? "page" : undefined}
    >
      <Icon shape={bell} />
      {isShown && (
        <b className={bellNumber} aria-hidden="true">
          {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
        </b>
      )}
    </Link>
  );
}
