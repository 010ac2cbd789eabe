import type { ReactElement } from "react";
import { swap as swapIcon } from "#web/components/icon/shapes.ts";
import { IconButton } from "#web/components/icon-button.tsx";
import { EndFields } from "./end-fields.tsx";
import type { FormPart } from "./form-part.ts";
import { hint, route, swap } from "./route.css.ts";
import { Sailing } from "./sailing.tsx";

/** From where to where, when, and in what kind of box. */
export function Route(props: FormPart): ReactElement {
  return (
    <section className={route} aria-label="Route">
      <EndFields {...props} end="origin" />
      <span className={swap}>
        <IconButton
          icon={swapIcon}
          label="Swap From and To"
          bordered
          round
          onClick={() => props.actor.send({ type: "draft.endsSwapped" })}
        />
      </span>
      <EndFields {...props} end="destination" />
      <p className={hint}>A place or a port is enough at each end. Type at least 4 letters.</p>
      <Sailing {...props} />
    </section>
  );
}
