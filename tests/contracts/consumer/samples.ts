import type { FclSearch } from "#domain/search";
import type { LclLineAnswer, ProviderStates } from "../states.ts";

export { FCL_SEARCH_BODY } from "#tests/support/searches.ts";

/** The signed-in shipper of the interactions, and the credentials that their requests carry. */
export const SHIPPER: ProviderStates["a shipper is signed in"] = {
  xToken: "pact-token",
  xApiKey: "pact-api-key",
  firstName: "Asha",
  lastName: "Menon",
  email: "asha@menon.example",
  phone: "+91 98765 43210",
};

/** Two ports by name, as the list of LCL ports writes them. */
export const LCL_LANE = { portOfLoading: "Nhava Sheva", portOfDischarge: "Rotterdam" };

export const aFclSearch = (changes: Partial<FclSearch> = {}): FclSearch => ({
  origin: { place: null, port: { name: "Nhava Sheva", code: "INNSA" }, serviceType: "Ramp" },
  destination: { place: null, port: { name: "Rotterdam", code: "NLRTM" }, serviceType: "Ramp" },
  departureDate: null,
  containers: [{ equipment: "20GP", quantity: 2, weightKg: 10_000 }],
  mode: "fcl",
  reefer: null,
  ...changes,
});

export const INTERNATIONAL_ACCOUNT = {
  firstName: "Asha",
  lastName: "Menon",
  companyName: "Menon Spices",
  phoneNumber: "+91 98765 43210",
  address: "12 Jew Town Road, Kochi",
  pinCode: "682001",
  country: "IN",
  password: "kardamom",
  confirmPassword: "kardamom",
  email: SHIPPER.email,
};

export const DOMESTIC_ACCOUNT = {
  ...INTERNATIONAL_ACCOUNT,
  panNumber: "AASCS2460H",
  gstNumber: "27AASCS2460H1Z0",
};

/** The parts of the sign-up form without copies. */
export const toForm = (details: object) => [
  { name: "basic_data", content: JSON.stringify(details) },
  { name: "applicationId", content: "702020" },
];

export const ENQUIRY = {
  firstName: "Asha",
  lastName: "Menon",
  email: SHIPPER.email,
  mobileNo: "+91 98765 43210",
  companyName: "Menon Spices Private Limited",
  message: "Two 40HC of cardamom a month from Kochi to Rotterdam. What can you offer?",
};

/** A line of a rate sheet with every column of the API document. */
export const COMPLETE_SHEET_LINE = {
  providerName: "Amberline",
  logo: "https://amberline.example/logo.svg",
  "RATE TYPE": "Contract",
  "SHEET NAME": "Amberline November",
  "SHEET DATE": "2026-11-12",
  "VALID FROM": "2026-11-12",
  "VALID TILL": "2026-11-30",
  "VALID FOR": "booking",
  "PLACE OF RECEIPT": "Nhava Sheva",
  "PORT OF LOADING": "Nhava Sheva (INNSA)",
  "PORT OF DISCHARGE": "Rotterdam (NLRTM)",
  "PLACE OF DELIVERY": "Rotterdam",
  "CFS CUT OFF": "2026-11-25 17:00",
  "VGM CUT OFF": "2026-11-26 12:00",
  VESSEL: "AMBER TERN",
  VOYAGE: "0332N",
  ETD: "2026-11-28",
  ETA: "2026-12-26",
  "TRANSIT TIME": "28 days",
  "EQUIPMENT TYPE": "Dry",
  "CONTAINER SIZE": "20GPx2",
  "NO OF CONTAINERS": "2",
  "MAX NET WEIGHT": "21.5 t",
  CURRENCY: "USD",
  "CONTACT PERSON": "Anna de Vries",
  "CONTACT EMAIL": "rates@amberline.example",
  "CONTACT PHONE": "+31 10 5550100",
  SERVICE: "Weekly",
  REMARKS: "Subject to space",
  SUPPORT: "desk@amberline.example",
  charges: { "OCEAN FREIGHT 20GP": "USD 940", "BILL OF LADING": "INR 4,000/BL", "CUSTOMS CLEARANCE": "AT COST" },
};

/** A line of an LCL tariff with every column that the portal reads. */
export const COMPLETE_LCL_LINE: LclLineAnswer = {
  providerName: "Keelson Global Logistics",
  "Port of loading": "Nhava Sheva",
  "PORT OF DISCHARGE": "Rotterdam",
  "Dest CFS": "Rotterdam",
  "Origin Code": "INNSA",
  "Dest Country": "Netherlands",
  "TTT (PORT TO PORT)": "26",
  nextDepartures: [{ departureDate: "2026-11-27", cfsCutOff: "2026-11-25T17:00" }],
  CURRENCY: "INR",
  "W/M RATIO": "1 CBM = 1000 KG",
  "W/M MINIMUM": "1 W/M",
  "W/M ROUNDING": "0.1 CBM UP",
  "VALID FROM": "2026-11-16",
  "VALID TILL": "2026-11-30",
  "VALID FOR": "departure",
  "SHEET NAME": "Keelson LCL export",
  "SHEET DATE": "2026-11-16",
  REMARKS: "Stackable cargo only",
  originCharges: { "OCEAN FREIGHT": "USD 18/W/M", "BILL OF LADING": "3,500/BL" },
  destinationCharges: { THC: "EUR 35/RT (MIN 3CBM)" },
  warehouseCharges: { UNLOADING: "EUR 9,50/W/M" },
};
