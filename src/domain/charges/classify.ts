import type { ChargeKind, ChargeSide } from "./charge-table.ts";
import { type Classification, findByCode, findByName, normaliseName, PLACES } from "./code-table.ts";
import { findCharge, sideOfName } from "./name-rules.ts";

type Sides = Readonly<Record<ChargeSide, Classification>>;

const UNKNOWN: Sides = {
  O: { slot: "unclassified", group: "origin" },
  D: { slot: "unclassified", group: "destination" },
  "-": { slot: "unclassified", group: "freight" },
};

const anySide = (place: Classification): Sides => ({ O: place, D: place, "-": place });

/** Terminal handling, documents and haulage need a side to be known: without one they are unclassified. */
const PLACES_BY_KIND: Readonly<Record<ChargeKind, Sides>> = {
  "ocean-freight": anySide(PLACES.oceanFreight),
  surcharge: anySide(PLACES.freightSurcharge),
  insurance: anySide(PLACES.insurance),
  terminal: { O: PLACES.originTerminal, D: PLACES.destinationTerminal, "-": UNKNOWN["-"] },
  documents: { O: PLACES.originDocuments, D: PLACES.destinationDocuments, "-": UNKNOWN["-"] },
  haulage: { O: PLACES.originHaulage, D: PLACES.destinationHaulage, "-": UNKNOWN["-"] },
  customs: { O: PLACES.customsAtOrigin, D: PLACES.customsAtDestination, "-": PLACES.customsAtDestination },
};

/** The side that a name states in words; that of the table where the words are part of a fixed name (`Import control system`). */
const statedSide = (name: string): ChargeSide => {
  const side = sideOfName(name);
  if (side === "-") return side;
  const known = findByName(normaliseName(name));
  return known === null || known.side === "-" ? side : known.side;
};

const classify = (code: string | null, name: string): Classification => {
  const stated = statedSide(name);
  const coded = code === null ? null : findByCode(code);
  const known = coded ?? findCharge(name);
  if (known === null) return UNKNOWN[stated];
  return PLACES_BY_KIND[known.kind][stated === "-" ? known.side : stated];
};

/** Whether a charge is for terminal handling, also where it does not state at which end. */
export const isTerminalHandling = ({ code, name }: { readonly code: string | null; readonly name: string }): boolean =>
  ((code === null ? null : findByCode(code)) ?? findCharge(name))?.kind === "terminal";

const remembered = new Map<string, Map<string, Classification>>();
/** Codes and names come from outside, so what is remembered of them has a limit. */
const MEMORY_LIMIT = 5000;
let count = 0;

/**
 * The cost slot and breakdown group of a charge: by its code, else by its name. Words that state the side (`(L)`, `at
 * discharge`, `origin`) take precedence over the code. What the table and the name rules do not know, or what needs a side
 * and has none, is `unclassified`, in the group that the name points to, freight when it points nowhere.
 */
export const classifyCharge = (code: string | null, name: string): Classification => {
  const names = remembered.get(code ?? "") ?? new Map<string, Classification>();
  const known = names.get(name);
  if (known !== undefined) return known;
  if (count >= MEMORY_LIMIT) {
    for (const map of remembered.values()) map.clear();
    remembered.clear();
    count = 0;
  }
  count += 1;
  const place = classify(code, name);
  remembered.set(code ?? "", names.set(name, place));
  return place;
};
