import type { StaffAction } from "#domain/staff";
import {
  arrowRight,
  calculator,
  type IconShape,
  question,
  rows,
  search,
  ship,
  sliders,
  user,
} from "#web/components/icon/shapes.ts";
import { toSearchedText } from "../../flows/search.ts";
import type { SearchGroup, SearchGroupName, SearchHit } from "../../ports/index.ts";
import { describeContainers, describeLane } from "../../screens/inbox/titles.ts";
import { DESTINATIONS } from "../destinations.ts";
import { COMMANDS } from "./commands.ts";

/** Something that can be opened. */
export interface FindOption {
  readonly path: string;
  readonly icon: IconShape;
  readonly title: string;
  readonly detail: string;
}

export interface FindGroup {
  readonly name: string;
  readonly options: readonly FindOption[];
}

interface Look {
  readonly name: string;
  readonly icon: IconShape;
  readonly toPath: (id: string) => string;
  /** What opens it. */
  readonly action: StaffAction;
}

const toBooking = (number: string): string => `/bookings/${encodeURIComponent(number)}`;
const toQuote = (number: string): string => `/quotes/${encodeURIComponent(number)}`;
const toCustomer = (id: string): string => `/customers/${encodeURIComponent(id)}`;

/* A group without a look does not compile. */
const LOOKS: Readonly<Record<SearchGroupName, Look>> = {
  bookings: { name: "Bookings", icon: ship, toPath: toBooking, action: "work-inbox" },
  quotes: { name: "Quotes", icon: calculator, toPath: toQuote, action: "answer-quotes" },
  "quote-requests": { name: "Quote requests", icon: question, toPath: toQuote, action: "answer-quotes" },
  companies: { name: "Customers", icon: rows, toPath: toCustomer, action: "manage-customers" },
  people: { name: "People", icon: user, toPath: toCustomer, action: "manage-customers" },
};

const toWords = (state: string): string => state.replaceAll("-", " ");

const join = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(", ");

const toOption = ({ icon, toPath }: Look, hit: SearchHit): FindOption => {
  const lane = describeLane(hit.lane);
  const state = hit.state === null ? null : toWords(hit.state);
  const transport = lane === null ? null : join(lane, describeContainers(hit.containers));
  return {
    path: toPath(hit.id),
    icon,
    title: transport ?? hit.title,
    detail: join(transport === null ? null : hit.title, hit.customer, hit.carrier, hit.detail, state),
  };
};

const SCREEN = { icon: search, detail: "Screen" } as const;

const findScreens = (text: string, actions: readonly StaffAction[]): readonly FindOption[] =>
  [...DESTINATIONS, { to: "/access", label: "Your access", action: "use-desk" } as const]
    .filter(({ action, label }) => actions.includes(action) && label.toLowerCase().includes(text.toLowerCase()))
    .map(({ to, label }) => ({ path: to, title: label, ...SCREEN }));

const findCommands = (text: string, actions: readonly StaffAction[]): readonly FindOption[] => {
  const words = text.toLowerCase().split(/\s+/);
  return COMMANDS.filter(
    ({ action, title }) => actions.includes(action) && words.every((word) => title.toLowerCase().includes(word)),
  ).map(({ path, title, detail }) => ({ path, icon: arrowRight, title, detail }));
};

const toFilter = (text: string): FindOption => ({
  path: `/inbox?search=${encodeURIComponent(text)}`,
  icon: sliders,
  title: `Filter the inbox by "${text}"`,
  detail: "What waits with these words",
});

const FILTER_GROUP = "Actions";

/** Whether something has this text: the inbox can be filtered by every one. */
export const hasFound = (groups: readonly FindGroup[]): boolean => groups.some(({ name }) => name !== FILTER_GROUP);

/** What can be opened for a text: what was found, the screens and commands of the role, and the inbox with that text. */
export const toFindGroups = (
  typed: string,
  groups: readonly SearchGroup[],
  actions: readonly StaffAction[],
): readonly FindGroup[] => {
  const text = toSearchedText(typed);
  const found = groups
    .filter(({ group }) => actions.includes(LOOKS[group].action))
    .map(({ group, hits }) => ({
      name: LOOKS[group].name,
      options: hits.map((hit) => toOption(LOOKS[group], hit)),
    }));
  const screens = { name: "Screens", options: findScreens(text, actions) };
  const filter = {
    name: FILTER_GROUP,
    options: text === "" || !actions.includes("work-inbox") ? [] : [toFilter(text)],
  };
  const commands = { name: "Commands", options: findCommands(text, actions) };
  return [...found, screens, commands, filter].filter(({ options }) => options.length > 0);
};
