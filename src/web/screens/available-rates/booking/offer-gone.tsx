import type { ReactElement } from "react";
import { Button } from "#web/components/button.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";

/** The offer of a confirmation that was not sent is not in the list any more. */
export function OfferGone({ onClose }: { readonly onClose: () => void }): ReactElement {
  return (
    <Dialog
      open
      onClose={onClose}
      title="The offer is no longer there"
      footer={<Button onClick={onClose}>Show current offers</Button>}
    >
      <p>
        You were signed out before the booking was sent, so nothing was booked. The offer that you had chosen can no
        longer be booked.
      </p>
    </Dialog>
  );
}
