import type { ReactElement } from "react";
import { LinkButton } from "#web/components/router-link.tsx";
import { foot } from "./account.css.ts";
import { Section } from "./section.tsx";

export function NotificationLink(): ReactElement {
  return (
    <Section
      id="notifications"
      title="Notifications"
      lead="Which messages about your bookings arrive by mail, at once or as a daily digest, and which are listed in the portal."
    >
      <div className={foot}>
        <LinkButton to="/rate/notifications#notification-settings" kind="secondary">
          Change notifications
        </LinkButton>
      </div>
    </Section>
  );
}
