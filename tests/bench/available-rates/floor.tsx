import { type ReactElement, useEffect, useState } from "react";
import type { ListedRate } from "../../../src/domain/rates/rate.ts";
import { RateList } from "../../../src/web/screens/available-rates/rate-list/rate-list.tsx";

type FloorProps = { readonly rates: readonly ListedRate[]; readonly shown: Promise<void> };

const noFlags = new Map();
const noPins: readonly string[] = [];
const ignore = (): void => undefined;

/** The least that shows the same cards: a virtual list, and two buttons that change what is in it. */
export function Floor({ rates, shown }: FloorProps): ReactElement {
  const [list, setList] = useState<readonly ListedRate[]>([]);
  useEffect(() => void shown.then(() => setList(rates)), [rates, shown]);
  const contracts = rates.filter(({ commitment }) => commitment === "contract");
  const reversed = rates.toReversed();
  return (
    <div style={{ width: "65rem", margin: "25rem auto 0" }}>
      <button type="button" onClick={() => setList(contracts)}>
        Filter
      </button>
      <button type="button" onClick={() => setList(reversed)}>
        Sort
      </button>
      {list.length > 0 && <RateList rates={list} flags={noFlags} pinned={noPins} send={ignore} />}
    </div>
  );
}
