import type { ComponentProps, ReactElement } from "react";
import { Spinner } from "#web/components/loading.tsx";
import { useKeysWait } from "../shell/held-keys.ts";

/** In place of what loads: keys that are pressed meanwhile act when it is there. */
export function Loading({ size = "l" }: Pick<ComponentProps<typeof Spinner>, "size">): ReactElement {
  useKeysWait(true);
  return <Spinner size={size} label="Loading..." />;
}
