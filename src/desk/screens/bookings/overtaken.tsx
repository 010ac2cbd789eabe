import type { ReactElement } from "react";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";

interface OvertakenProps {
  /** Who has done what. */
  readonly news: string | null;
  readonly onDiscard: () => void;
}

/** Below a form that can no longer be sent: who was faster. What was typed stays until it is discarded. */
export function Overtaken({ news, onDiscard }: OvertakenProps): ReactElement {
  return (
    <>
      <Banner tone="caution">
        <p>{news ?? "This was answered meanwhile."} What you typed was not sent.</p>
      </Banner>
      <Button kind="secondary" size="small" onClick={onDiscard}>
        Discard what I typed
      </Button>
    </>
  );
}
