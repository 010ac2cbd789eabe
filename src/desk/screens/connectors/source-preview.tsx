import type { ReactElement } from "react";
import { Banner } from "#web/components/banner.tsx";
import { ItemFacts } from "../inbox/item-facts.tsx";
import type { PreviewProps } from "../inbox/preview-props.ts";
import { describeItem } from "../inbox/titles.ts";

/** Why a source stopped, and its last error as it is logged. */
export function SourceFacts(props: PreviewProps): ReactElement {
  const { item } = props.details;
  const { error } = item.values;
  return (
    <>
      <Banner tone={item.answeredAt === null ? "critical" : "info"}>
        <p>{describeItem(item).detail}.</p>
        {typeof error === "string" && <p>Last error: {error}.</p>}
      </Banner>
      <ItemFacts {...props} />
    </>
  );
}
