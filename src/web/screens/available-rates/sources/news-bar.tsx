import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { Icon } from "#web/components/icon/icon.tsx";
import { chevronUp } from "#web/components/icon/shapes.ts";
import { num } from "#web/styles/typography.css.ts";
import type { RatesActor } from "../context.ts";
import { lowestText, newsText, waitingText } from "./labels.ts";
import * as css from "./news-bar.css.ts";

/** What was found since the list was put in order, in a room of its own, so that it moves nothing when it comes. */
export function NewsBar({ rates }: { readonly rates: RatesActor }): ReactElement | null {
  const growing = useSelector(rates, ({ context }) => context.growing);
  if (growing === null || (growing.news === null && !growing.hasRoom)) return null;
  const { news, hasRoom } = growing;
  if (news === null) return <p className={css.waiting}>{waitingText(growing)}</p>;
  const lowest = lowestText(news);
  return (
    <div className={hasRoom ? css.bar : css.barWithoutRoom}>
      <button type="button" className={`${css.show} ${num}`} onClick={() => rates.send({ type: "news.shown" })}>
        <Icon shape={chevronUp} size="s" />
        <span>
          <b className={css.news}>{newsText(news)}:</b> show
        </span>{" "}
        {lowest !== null && <span className={css.lowest}>{lowest}</span>}
      </button>
    </div>
  );
}
