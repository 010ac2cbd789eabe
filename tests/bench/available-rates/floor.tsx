import { type ReactElement, useEffect, useState } from "react";
import type { CostScope } from "../../../src/domain/rates/cost-parts.ts";
import type { ListedRate } from "../../../src/domain/rates/rate.ts";
import { groupSailings, type SailingGroup } from "../../../src/domain/rates/sailing-groups.ts";
import { RateList } from "../../../src/web/screens/available-rates/rate-list/rate-list.tsx";

type FloorProps = {
  readonly rates: readonly ListedRate[];
  readonly scope: CostScope;
  readonly shown: Promise<void>;
};

const noFlags = new Map();
const noPins: readonly string[] = [];
const noChoices = new Map();
const ignore = (): void => undefined;

/** The least that shows the same cards: a virtual list, and two buttons that change what is in it. */
export function Floor({ rates, scope, shown }: FloorProps): ReactElement {
  const [list, setList] = useState<readonly SailingGroup[]>([]);
  const [all] = useState(() => groupSailings(rates));
  useEffect(() => void shown.then(() => setList(all)), [all, shown]);
  const contracts = all.filter(({ first }) => first.commitment === "contract");
  const reversed = all.toReversed();
  return (
    <div style={{ width: "65rem", margin: "25rem auto 0" }}>
      <button type="button" onClick={() => setList(contracts)}>
        Filter
      </button>
      <button type="button" onClick={() => setList(reversed)}>
        Sort
      </button>
      {list.length > 0 && (
        <RateList
          groups={list}
          chosenSailings={noChoices}
          flags={noFlags}
          pinned={noPins}
          scope={scope}
          send={ignore}
        />
      )}
    </div>
  );
}
