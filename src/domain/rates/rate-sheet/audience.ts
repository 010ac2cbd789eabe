/** A customer as prices are made for it: its company, and the group of customers that the company is in. */
export interface Customer {
  readonly company: string;
  readonly group: string | null;
}

/** Who finds the prices of a private sheet: companies by their ids, and all companies of the groups. */
export interface SheetAudience {
  readonly groups: readonly string[];
  readonly companies: readonly string[];
}

/** Whether a customer finds the prices of a sheet; `audience` null: everybody does. Nobody in particular finds public sheets only. */
export const isVisibleTo = (audience: SheetAudience | null, customer: Customer | null): boolean => {
  if (audience === null) return true;
  if (customer === null) return false;
  const { company, group } = customer;
  return audience.companies.includes(company) || (group !== null && audience.groups.includes(group));
};

const isSameList = (one: readonly string[], other: readonly string[]): boolean => {
  const [some, others] = [new Set(one), new Set(other)];
  return some.size === others.size && [...some].every((name) => others.has(name));
};

/** Whether two audiences are the same customers, in whatever order they are written. */
export const isSameAudience = (one: SheetAudience | null, other: SheetAudience | null): boolean => {
  if (one === null || other === null) return one === other;
  return isSameList(one.groups, other.groups) && isSameList(one.companies, other.companies);
};
