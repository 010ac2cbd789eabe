import { classifyCharge } from "#domain/charges";

const CHARGE_WORDS = new Set(
  (
    "FREIGHT BOF O/F OFR OFT THC OTHC DTHC THCL THCD OHC DHC TLC HANDLING BAF BUC BUNKER EBS EBA LSS LSF MFR ETS FUELEU EMISSION EMISSIONS " +
    "PSS GRI RRI CAF WRS WAR CONGESTION PCS PSE ISPS SECURITY AMS ENS ICS2 ACI AFR ISF SEAL VGM TELEX SURRENDER BL B/L HBL MBL LADING " +
    "DOC DOCS DOCUMENT DOCUMENTS DOCUMENTATION DO D/O MUC HAULAGE TRUCKING TRUCK RAIL DRAYAGE CARTAGE TRANSPORT TRANSPORTATION CUSTOMS " +
    "CLEARANCE CHA INSURANCE OWS HWS OVERWEIGHT IMBALANCE CIC EIS CANAL SUEZ PANAMA CLEANING MANIFEST STUFFING DESTUFFING IHC IHE IHI DDC ODF " +
    "DDF DDO BLF LOLO LIFT CHASSIS FUMIGATION SULPHUR SULFUR EUA EUI ORDER PIRACY WHARFAGE"
  ).split(" "),
);

const MODIFIERS = new Set(
  (
    "FEE FEES CHARGE CHARGES CHGS CHG CHRGS CHRG SURCHARGE SURCHARGES COST COSTS RATE RATES ORIGIN DESTINATION DEST EXPORT IMPORT AT FOR LOAD LOADING DISCHARGE " +
    "POL POD PORT L O D E I LOCAL ADJUSTMENT FACTOR CURRENCY FUEL LOW MARINE MARITIME RISK SEASON PEAK GENERAL INCREASE EMERGENCY RECOVERY " +
    "ENVIRONMENTAL EU SYSTEM TRADING THE AND OF & DELIVERY RELEASE FILING ENTRY SUBMISSION BILL HOUSE MASTER PRE ON CARRIAGE CARRIER IN OCEAN " +
    "SEA BASIC BASE ALL ALL-IN INSPECTION CONTAINER EQUIPMENT INTERIM OVER HEAVY WEIGHT VERIFIED VERIFICATION GROSS MASS FACILITY SHIP TERMINAL " +
    "INLAND STANDARD INTERNATIONAL RATE ADMIN ADMINISTRATION REPOSITIONING OFF PROCESSING ISSUANCE ADVANCE"
  ).split(" "),
);

const AMBIGUOUS_CODES = new Set([
  "IMO",
  "INS",
  "OTH",
  "CUS",
  "SEA",
  "ISP",
  "OWN",
  "ALL",
  "TOP",
  "SER",
  "SEP",
  "PDF",
  "ISS",
  "ARB",
  "TAR",
]);

const CODE = /^[A-Z]{3}\d{0,2}$/;

export const isKnownCharge = (name: string): boolean => {
  if (/\(LOCAL CURRENCY\)/.test(name)) return false;
  if (CODE.test(name) && !AMBIGUOUS_CODES.has(name.slice(0, 3)))
    if (classifyCharge(name, name).costItem !== "unclassified") return true;
  const words = name
    .replaceAll(/[^A-Z0-9/&\s-]+/g, " ")
    .split(/[\s]+|(?<![A-Z])\/|-(?!IN\b)/)
    .filter((word) => word !== "");
  const isName = words.every((word) => CHARGE_WORDS.has(word) || MODIFIERS.has(word));
  return isName && words.some((word) => CHARGE_WORDS.has(word));
};

/** Words of a charge's name spelt out, and of how it is paid, besides those of charges. */
const EXPLAINING_WORDS = new Set(
  (
    "PREPAID COLLECT PP CC PPD COLL USUAL MANDATORY COMPULSORY LUMPSUM FLAT FAC TERMINAL TERMINALS PORTS SERVICE SHIPMENT SHIPMENTS " +
    "ADDITIONAL OPERATION OPERATIONS CARRIERS DV DRY GP STD ONLY NET EACH CNTR CTR CONTAINERS UNIT BOX"
  ).split(" "),
);

const explains = (word: string): boolean =>
  EXPLAINING_WORDS.has(word) ||
  CHARGE_WORDS.has(word) ||
  (MODIFIERS.has(word) && word !== "LOCAL" && word !== "CURRENCY");

/** Whether words in brackets say what a charge is, and limit nothing: its name spelt out, or how it is paid. */
export const explainsCharge = (note: string): boolean =>
  note
    .replace(/^INCL(?:UDING|\.)? (?=[A-Z])/, "")
    .split(/[^A-Z0-9&]+/)
    .every((word) => word === "" || explains(word));
