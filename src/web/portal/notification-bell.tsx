import { useSelector } from "@xstate/react";
import { type ReactElement, useEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import { selectUnread } from "#flows/notifications/count.ts";
import { Icon } from "../components/icon/icon.tsx";
import { bell } from "../components/icon/shapes.ts";
import { afterIdle } from "./after-idle.ts";
import { bellLink, bellNumber } from "./nav-bar.css.ts";
import { useNotificationCount } from "./portal-context.tsx";

const PATH = "/rate/notifications";
const MAX_SHOWN = 99;

/** The number of new messages, the same on every screen. */
export function NotificationBell(): ReactElement {
  const { pathname } = useLocation();
  const count = useNotificationCount();
  /* The data of the screen comes first. */
  useEffect(() => afterIdle(() => count.send({ type: "screen.opened", path: pathname })), [count, pathname]);
  useEffect(() => () => count.send({ type: "bell.hidden" }), [count]);
  const unread = useSelector(count, selectUnread);
  const isCurrent = pathname === PATH;
  const isShown = unread > 0;
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
