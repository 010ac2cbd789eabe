import { toGroupKey, toGroupName } from "#domain/companies";
import { createPage, type PageSnapshot } from "#flows/kit/page.ts";
import type { DeskFlowServices } from "../compose.ts";
import type { CustomerGroup } from "../ports/index.ts";

/** The groups of customers. */
export const createGroupsPage = ({ ports: { customers }, requestActor }: DeskFlowServices<"customers">) =>
  createPage<readonly CustomerGroup[]>({ id: "deskCustomerGroups", requestActor, load: customers.listGroups });

export const groupsView = (snapshot: PageSnapshot<readonly CustomerGroup[]>): readonly CustomerGroup[] =>
  snapshot.context.value ?? [];

/** A group to choose; `companies` null: it is created by choosing it. */
export interface GroupOption {
  readonly name: string;
  readonly companies: number | null;
}

/** The known group that a text names, whatever its case and spaces; undefined for none. */
export const findKnownGroup = (groups: readonly CustomerGroup[], typed: string): CustomerGroup | undefined =>
  groups.find(({ name }) => toGroupKey(name) === toGroupKey(typed));

/** The group that Enter chooses: the one of this name, otherwise the only one that is offered; undefined where several are. */
export const findEnteredGroup = (groups: readonly CustomerGroup[], typed: string): string | undefined => {
  if (toGroupKey(typed) === "") return undefined;
  const known = findKnownGroup(groups, typed);
  const [first, ...others] = known === undefined ? listGroupOptions(groups, typed) : [known];
  return others.length === 0 ? first?.name : undefined;
};

/** The group that leaving the field takes: the known one of this name, otherwise the only known one that has it in its name, otherwise a new one; empty for none. */
export const findLeftGroup = (groups: readonly CustomerGroup[], typed: string): string => {
  const name = toGroupName(typed);
  if (name === "") return "";
  const known = findKnownGroup(groups, typed);
  const [first, ...others] = known === undefined ? listFitting(groups, typed) : [known];
  return first === undefined || others.length > 0 ? name : first.name;
};

const listFitting = (groups: readonly CustomerGroup[], typed: string): readonly CustomerGroup[] =>
  groups.filter(({ name }) => toGroupKey(name).includes(toGroupKey(typed)));

/** Whether saving creates a group: it is neither stored nor known; false until the groups are known. */
export const isNewGroup = (snapshot: PageSnapshot<readonly CustomerGroup[]>, group: string, stored: string): boolean =>
  snapshot.context.value !== null &&
  group !== "" &&
  toGroupKey(group) !== toGroupKey(stored) &&
  findKnownGroup(snapshot.context.value, group) === undefined;

/** Groups whose name contains a text, and the text as a new one where none has this name. */
export const listGroupOptions = (groups: readonly CustomerGroup[], typed: string): readonly GroupOption[] => {
  const key = toGroupKey(typed);
  const found = listFitting(groups, typed);
  const isKnown = key === "" || findKnownGroup(groups, typed) !== undefined;
  return isKnown ? found : [...found, { name: toGroupName(typed), companies: null }];
};
