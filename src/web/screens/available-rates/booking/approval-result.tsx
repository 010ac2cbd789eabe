import type { ReactElement } from "react";
import type { Approval } from "#domain/companies";
import { Button } from "#web/components/button.tsx";
import { Spinner } from "#web/components/loading.tsx";
import { Result } from "#web/components/result.tsx";
import { LinkButton } from "#web/components/router-link.tsx";
import { Text } from "#web/kit/layout.tsx";
import { localDayAndTime } from "#web/messages/dates.ts";

export function AskingApproval(): ReactElement {
  return <Spinner label="Asking for approval..." />;
}

type ApprovalAskedProps = { readonly approval: Approval; readonly onClose: () => void };

/** What happens next with a booking above the own limit. */
export function ApprovalAsked({ approval, onClose }: ApprovalAskedProps): ReactElement {
  const message = (
    <>
      <p>Your colleagues who may approve it get a mail. Nothing is booked until one of them does.</p>
      <Text size="ui" top={8}>
        The price ends {localDayAndTime(approval.priceEndsAt)}. My Bookings shows the answer.
      </Text>
    </>
  );
  return (
    <Result outcome="waiting" title="Approval requested" message={message}>
      <LinkButton to="/rate/quote#approvals" wide>
        My Bookings
      </LinkButton>
      <Button kind="secondary" wide autoFocus onClick={onClose}>
        Close
      </Button>
    </Result>
  );
}
