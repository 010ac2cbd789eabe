import { CLOCK_STATE } from "../contract.ts";
import type { JsonObject } from "../json.ts";
import { SIGNED_IN_STATE } from "../sign-in.ts";
import { addDays } from "./days.ts";
import { toKeyInputs } from "./keys.ts";
import { ACCOUNT_STATES, COMPANY_STATES, INVITATION, partState } from "./part-states.ts";
import { LEAST_CHARGES, OTHER_CFS } from "./part-load.ts";
import { toShipmentInputs, toShipmentStates } from "./shipment-events.ts";
import { toSizesOffer } from "./sizes.ts";
import { OTHER_TERMS } from "./other-currency.ts";
import { toTermsOffer } from "./terms-offer.ts";

export interface Account {
  readonly username: string;
  readonly password: string;
}

export interface JourneyState {
  readonly name: string;
  readonly params: JsonObject;
  /** Of a part that a server may leave out: its profile does not state it. */
  readonly isOptional?: boolean;
}

/** The accounts and the lane that journeys use. */
export interface JourneyData {
  /** Of the server itself; null where the states endpoint creates them. */
  readonly accounts: readonly [Account, Account] | null;
  readonly inputs: JsonObject;
  readonly toStates: (journey: string) => readonly JourneyState[];
}

export interface Lane {
  readonly from: string;
  readonly to: string;
}

/** The lanes and the size without `--lane`, `--lcl-lane` and `--size`. */
export const LANE: Lane = { from: "INNSA", to: "NLRTM" };
const LANE_ZONE = "Asia/Kolkata";
export const LCL_LANE: Lane = { from: "Nhava Sheva", to: "Rotterdam" };

/** An email address is a user name in any letter case. */
const toOtherCase = (username: string): string =>
  username.includes("@") ? username.replaceAll(/\b\p{Ll}/gu, (letter) => letter.toUpperCase()) : username;

/** The session of the state; the journey signs in with the password. */
export const PROFILE = { firstName: "Zoë Ann", lastName: "Müller-Øre", phone: "+91 98765 43210" };
const SESSION = { xToken: "journey-token", xApiKey: "journey-api-key", ...PROFILE };

/** Longer than 72 bytes, which is all that some ways of storing a password compare, and with letters outside ASCII. */
export const PASSWORD = "Kardamom, Größe 2: drei Säcke nach Rotterdam, zwei nach Nhava Sheva und einer bleibt";

/** The name of the first account is a part of that of the second one, which is created before it. */
export const OWN_NAME = "asha+sea@menon.example";
export const OTHER_NAME = "natasha+sea@menon.example.org";

/** The companies of both accounts, by the input with the user name. */
export const COMPANIES = { username: "Menon & Zoë Spices", otherUsername: "Visser Trading" } as const;

/** A mailed link, a verified address and two messages, as their states have them. */
const RESET = { email: OWN_NAME, token: "journey-reset-token" };
const SIGN_UP = { email: "zoe@lindqvist.example", otpToken: "journey-otp-token" };
const NEWEST_MESSAGE = { title: "ETA Rotterdam now Wed 25 Nov", detail: "Congestion at Suez" };
const EARLIER_MESSAGE = { title: "ETA Rotterdam now Tue 24 Nov", detail: "Fog at Colombo" };

const CREATED: readonly [Account, Account] = [
  { username: OWN_NAME, password: PASSWORD },
  { username: OTHER_NAME, password: "star-anise" },
];

export const EQUIPMENT = "40HC";
const SIZES = ["20GP", "40GP", "40HC"];

/** What the command line says of the journeys. */
export interface JourneySettings {
  readonly accounts: readonly [Account, Account] | null;
  readonly lane: Lane;
  readonly lclLane: Lane;
  readonly equipment: string;
}

/** More than half of the longest page. */
export const MANY_BOOKINGS = 60;

const LATER_DAYS = 25;
/** A search is for a departure within so many days. */
const LATEST_DAYS = 30;

/** A name with a letter outside ASCII. */
export const SHEET_PROVIDER = "Åmberline";

/** What a container costs in USD, without surcharges. */
const FREIGHT = 1040.25;

const swapLetter = (letter: string): string =>
  letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();

/** The text in the other letter case; undefined if it has no letters. */
const swapCase = (text: string): string | undefined => {
  const swapped = Array.from(text, swapLetter).join("");
  return swapped === text ? undefined : swapped;
};

const toDay = (now: Date, timeZone: string): string => now.toLocaleDateString("sv-SE", { timeZone });

/** Two accounts, of the server or to be created, and the lane for containers and the one for part loads. */
export const toJourneyData = (
  { accounts, lane, lclLane, equipment }: JourneySettings,
  now = new Date(),
): JourneyData => {
  const [own, other] = accounts ?? CREATED;
  const ports = { portOfLoading: lane.from, portOfDischarge: lane.to };
  const lclPorts = { portOfLoading: lclLane.from, portOfDischarge: lclLane.to };
  const offer = {
    name: "a carrier offers the lane",
    params: { ...ports, equipment, providerName: "Norrvik Line", basicOceanFreightRate: FREIGHT },
  };
  const toSheet = (params: JsonObject) => ({ name: "a rate sheet offers the lane", params });
  const otherEquipment = equipment === "20GP" ? "40HC" : "20GP";
  const thirdEquipment = SIZES.find((size) => size !== equipment && size !== otherEquipment);
  const created = [
    { ...other, companyName: COMPANIES.otherUsername },
    { ...own, companyName: COMPANIES.username },
  ].map((params) => ({ name: "a shipper has an account", params }));
  /* States that need a signed-in shipper; the account gets its password afterwards. */
  const signedIn = [{ name: SIGNED_IN_STATE, params: { ...SESSION, email: own.username } }, ...created];
  /* As many different searches as home has. */
  const back = { portOfLoading: lane.to, portOfDischarge: lane.from };
  const searched = [ports, back].flatMap((way) =>
    SIZES.map((size) => ({ name: "the shipper has searched", params: { ...way, equipment: size } })),
  );
  /* A clock that is moved later on may not go back: it starts at the hour that the state sets on other days. */
  const clock = { name: CLOCK_STATE, params: { date: toDay(now, "UTC") } };
  const terms = {
    name: "a carrier answers with the offer",
    params: { ...ports, offer: toTermsOffer(ports, equipment, toDay(now, "UTC")) },
  };
  const states: Readonly<Record<string, ReturnType<JourneyData["toStates"]>>> = {
    bookContainers: [...created, offer],
    bookSeveral: [
      clock,
      ...signedIn,
      { name: "a place is known", params: { code: "DEBRE", name: "Bremen", countryCode: "DE" } },
      { name: "a place is known", params: { code: "DEBRV", name: "Bremerhaven", countryCode: "DE" } },
      { name: "a place is known", params: { code: "AUBBY", name: "Bremer Bay", countryCode: "AU" } },
      { name: "a place is known", params: { code: "BEANR", name: "Antwerp", otherName: "Anvers", countryCode: "BE" } },
      { name: "a place is known", params: { code: "USRAJ", name: "Rotterdam", countryCode: "US" } },
      { name: "a place is known", params: { code: "ESSCT", name: "Santa Cruz de Tenerife", countryCode: "ES" } },
      { name: "a place is known", params: { code: "ESSPC", name: "Santa Cruz de La Palma", countryCode: "ES" } },
      { name: "a place is known", params: { code: "ESSDR", name: "Santander", countryCode: "ES" } },
      { name: "a port is near", params: { place: "INBLR", port: "INMAA", portName: "Chennai" } },
      { name: "a port is near", params: { place: "INTKD", port: "INMUN", portName: "Mundra" } },
      {
        name: "a port is near",
        params: { place: "DEDUI", port: "NLRTM", portName: "Rotterdam", otherPort: "BEANR", otherPortName: "Antwerp" },
      },
      offer,
      toSheet({ ...ports, equipment: otherEquipment, providerName: SHEET_PROVIDER }),
      toSheet({ ...ports, portOfLoading: "INMUN", equipment, providerName: "Pelagia" }),
    ],
    bookSizes: [
      clock,
      ...created,
      {
        name: "a carrier answers with the offer",
        params: { ...ports, offer: toSizesOffer(ports, [equipment, otherEquipment], toDay(now, "UTC")) },
      },
      { name: offer.name, params: { ...offer.params, ...back, otherEquipment } },
      toSheet({ ...back, equipment, providerName: SHEET_PROVIDER }),
      toSheet({ ...back, equipment: thirdEquipment, providerName: "Pelagia" }),
    ],
    followShipment: [clock, ...signedIn, ...toShipmentStates(ports, toDay(now, "UTC"), false)],
    meetShipment: [clock, ...signedIn, ...toShipmentStates(ports, toDay(now, "UTC"), true)],
    followBookings: [clock, ...created, offer, terms],
    setNewPassword: [{ name: "a reset link was mailed", params: RESET }, ...created],
    openAccount: [{ name: "an address was verified", params: SIGN_UP }],
    readMessages: [
      ...signedIn,
      { name: "the shipper has a notification", params: NEWEST_MESSAGE, isOptional: true },
      { name: "the shipper has an earlier notification", params: EARLIER_MESSAGE, isOptional: true },
    ],
    approveBookings: [
      clock,
      ...signedIn,
      ...COMPANY_STATES,
      partState("the server has approvals"),
      terms,
      { name: offer.name, params: { ...offer.params, ...back } },
      {
        name: terms.name,
        params: { ...back, offer: toTermsOffer(back, equipment, toDay(now, "UTC"), OTHER_TERMS) },
      },
    ],
    stateCargo: [clock, ...created, partState("the server has cargo"), terms],
    keepAccount: [...signedIn, ...ACCOUNT_STATES],
    useKeys: [clock, ...signedIn, partState("the shipper can create API keys"), offer],
    linkCalendar: [clock, ...signedIn, partState("the server has booking pages"), offer],
    growSearch: [clock, ...created, partState("the server has growing searches"), offer, terms],
    workInCompany: [...signedIn, ...COMPANY_STATES],
    waitForArrival: [
      clock,
      ...created,
      offer,
      toSheet({ ...ports, equipment: otherEquipment, providerName: SHEET_PROVIDER }),
    ],
    listManyBookings: [
      ...signedIn,
      { name: "the shipper has bookings", params: { count: MANY_BOOKINGS } },
      { name: "the shipper has a cancelled booking", params: {} },
      /* The bookings may be with the carrier of the other journeys. */
      { name: offer.name, params: { ...offer.params, providerName: "Pelagia" } },
      ...searched,
    ],
    bookPartLoad: [
      ...created,
      {
        name: "LCL rates are known",
        params: { ...lclPorts, count: 2, destinationCharges: LEAST_CHARGES, otherCfs: OTHER_CFS },
      },
    ],
  };
  return {
    accounts,
    inputs: {
      ...own,
      usernameInOtherCase: toOtherCase(own.username),
      otherUsername: toOtherCase(other.username),
      otherPassword: other.password,
      ...ports,
      portOfDischargeInOtherCase: lane.to.toLowerCase(),
      equipment,
      ...toShipmentInputs(toDay(now, "UTC")),
      ...toKeyInputs(toDay(now, "UTC")),
      freight: accounts === null ? FREIGHT : undefined,
      resetToken: RESET.token,
      otpToken: SIGN_UP.otpToken,
      newUsername: SIGN_UP.email,
      invitationToken: INVITATION.token,
      invitedUsername: INVITATION.email,
      otherEquipment,
      thirdEquipment,
      passwordWithOtherEnd: own.password.slice(0, -1) + (own.password.endsWith("#") ? "%" : "#"),
      passwordWithBlanks: ` ${own.password} `,
      shorterPassword: own.password.slice(0, -1),
      longerPassword: `${own.password}x`,
      passwordInOtherCase: swapCase(own.password),
      laterDay: addDays(toDay(now, "UTC"), LATER_DAYS),
      latestDay: addDays(toDay(now, "UTC"), LATEST_DAYS),
      departureToday: lane.from === LANE.from ? toDay(now, LANE_ZONE) : undefined,
      lclPortOfLoading: lclLane.from,
      lclPortOfDischarge: lclLane.to,
    },
    toStates: (journey) => states[journey] ?? created,
  };
};
