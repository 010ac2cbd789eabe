import { findPanInGstin, readTaxNumber } from "#domain/accounts";

/** The tax numbers of a company: one PAN at most, several GSTINs. */
export interface TaxNumbers {
  readonly pan: string | null;
  readonly gstins: readonly string[];
}

/**
 * What identifies the legal entity behind tax numbers, sorted: the PAN, the PANs inside its GSTINs, and the GSTINs. Two
 * GSTINs of one PAN are the same entity in two states. An unreadable number counts as it was typed.
 */
export const findTaxIdentities = ({ pan, gstins }: TaxNumbers): readonly string[] => {
  const numbers = gstins.map(readTaxNumber).filter((number) => number !== "");
  const pans = pan === null || readTaxNumber(pan) === "" ? [] : [readTaxNumber(pan)];
  const inside = numbers.flatMap((number) => findPanInGstin(number) ?? []);
  return [...new Set([...pans, ...inside, ...numbers])].toSorted();
};

interface IdentifiedCompany {
  readonly id: string;
  readonly identities: readonly string[];
}

/** Companies that share a tax identity. */
export interface DuplicateGroup {
  /** The identities that more than one of them has, sorted. */
  readonly shared: readonly string[];
  /** In the order of the list that was given. */
  readonly companies: readonly string[];
}

const findOwners = (companies: readonly IdentifiedCompany[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const owners = new Map<string, Set<string>>();
  for (const { id, identities } of companies)
    for (const identity of identities) owners.set(identity, (owners.get(identity) ?? new Set()).add(id));
  return owners;
};

interface Group {
  readonly shared: readonly string[];
  readonly members: readonly string[];
}

/** Groups companies that share tax identities, directly or through another one. */
export const findDuplicates = (companies: readonly IdentifiedCompany[]): readonly DuplicateGroup[] => {
  let groups: readonly Group[] = [];
  for (const [identity, owners] of findOwners(companies)) {
    if (owners.size < 2) continue;
    const touched = groups.filter(({ members }) => members.some((id) => owners.has(id)));
    const joined = {
      shared: [identity, ...touched.flatMap(({ shared }) => shared)],
      members: [...owners, ...touched.flatMap(({ members }) => members)],
    };
    groups = [...groups.filter((group) => !touched.includes(group)), joined];
  }
  return groups.map(({ shared, members }) => ({
    shared: shared.toSorted(),
    companies: companies.map(({ id }) => id).filter((id) => members.includes(id)),
  }));
};
