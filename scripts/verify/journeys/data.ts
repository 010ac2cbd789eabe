import type { JsonObject } from "../json.ts";

export interface Account {
  readonly username: string;
  readonly password: string;
}

/** The accounts and the lane that journeys use. */
export interface JourneyData {
  /** Of the server itself; null where the states endpoint creates them. */
  readonly accounts: readonly [Account, Account] | null;
  readonly inputs: JsonObject;
  readonly toStates: (journey: string) => readonly { readonly name: string; readonly params: JsonObject }[];
}

export interface Lane {
  readonly from: string;
  readonly to: string;
}

/** The lanes and the size without `--lane`, `--lcl-lane` and `--size`. */
export const LANE: Lane = { from: "INNSA", to: "NLRTM" };
export const LCL_LANE: Lane = { from: "Nhava Sheva", to: "Rotterdam" };

/** An email address is a user name in any letter case. */
const toOtherCase = (username: string): string =>
  username.includes("@") ? username.replaceAll(/\b\p{Ll}/gu, (letter) => letter.toUpperCase()) : username;

const CREATED: readonly [Account, Account] = [
  { username: "asha@menon.example", password: "kardamom" },
  { username: "jan@visser.example", password: "star-anise" },
];

export const EQUIPMENT = "40HC";

/** What the command line says of the journeys. */
export interface JourneySettings {
  readonly accounts: readonly [Account, Account] | null;
  readonly lane: Lane;
  readonly lclLane: Lane;
  readonly equipment: string;
}

/** Two accounts, of the server or to be created, and the lane for containers and the one for part loads. */
export const toJourneyData = ({ accounts, lane, lclLane, equipment }: JourneySettings): JourneyData => {
  const [own, other] = accounts ?? CREATED;
  const ports = { portOfLoading: lane.from, portOfDischarge: lane.to };
  const lclPorts = { portOfLoading: lclLane.from, portOfDischarge: lclLane.to };
  const created = [own, other].map((account) => ({ name: "a shipper has an account", params: { ...account } }));
  const prices: Readonly<Record<string, ReturnType<JourneyData["toStates"]>>> = {
    bookContainers: [
      {
        name: "a carrier offers the lane",
        params: { ...ports, equipment, providerName: "Norrvik Line", basicOceanFreightRate: 1040 },
      },
    ],
    bookPartLoad: [{ name: "LCL rates are known", params: { ...lclPorts, count: 2 } }],
  };
  return {
    accounts,
    inputs: {
      ...own,
      otherUsername: toOtherCase(other.username),
      otherPassword: other.password,
      ...ports,
      equipment,
      lclPortOfLoading: lclLane.from,
      lclPortOfDischarge: lclLane.to,
    },
    toStates: (journey) => [...created, ...(prices[journey] ?? [])],
  };
};
