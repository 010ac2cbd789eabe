import { type EquipmentCode, formatKilograms, getEquipment } from "#domain/containers";
import { INVALID_OPTIONAL_EMAIL, isEmail } from "#domain/email.ts";
import { type CalendarDate, isCalendarDate } from "#domain/time";
import { checkContainerNumber, cleanContainerNumber } from "./container-number.ts";
import type { CargoDetails, CargoScope, Commodity, ContainerDetails, FieldPath, Party, PartyRole } from "./details.ts";
import { PARTY_ROLES } from "./details.ts";
import {
  checkVgm,
  findContainerLimits,
  INCO_TERMS,
  isImoClass,
  isSeaOnlyTerm,
  readCount,
  readHsCode,
  readKilograms,
  readTemperature,
  readUnNumber,
  VGM_METHODS,
} from "./rules.ts";

/** What is to be done with a text before its part can be sent. `missing`: nothing was typed yet. */
export interface CargoProblem {
  readonly path: FieldPath;
  readonly kind: "missing" | "invalid";
  readonly message: string;
}

/** What is unusual and can be sent. */
interface CargoWarning {
  readonly path: FieldPath;
  readonly message: string;
}

const isBlank = (text: string): boolean => text.trim() === "";

const requireText = (path: FieldPath, text: string, message: string): readonly CargoProblem[] =>
  isBlank(text) ? [{ path, kind: "missing", message }] : [];

const requireValid = (
  path: FieldPath,
  text: string,
  isValid: boolean,
  [missing, invalid]: readonly [missing: string, invalid: string],
): readonly CargoProblem[] => {
  if (isBlank(text)) return [{ path, kind: "missing", message: missing }];
  return isValid ? [] : [{ path, kind: "invalid", message: invalid }];
};

const allowBlank = (problems: readonly CargoProblem[]): readonly CargoProblem[] =>
  problems.filter(({ kind }) => kind === "invalid");

const findWeightProblems = (path: FieldPath, text: string, missing: string): readonly CargoProblem[] =>
  requireValid(path, text, readKilograms(text) !== null, [missing, "Enter a weight in kilograms, such as 18 000."]);

const findDangerProblems = (path: FieldPath, one: Commodity): readonly CargoProblem[] => {
  if (one.isDangerousGoods !== "yes")
    return one.isDangerousGoods === "no"
      ? []
      : [{ path: `${path}.isDangerousGoods`, kind: "missing", message: "Say whether these are dangerous goods." }];
  return [
    ...requireValid(`${path}.unNumber`, one.unNumber, readUnNumber(one.unNumber) !== null, [
      "Enter the UN number of the dangerous goods.",
      "A UN number has 4 digits, such as UN 1263.",
    ]),
    ...requireValid(`${path}.imoClass`, one.imoClass, isImoClass(one.imoClass), [
      "Enter the class of the dangerous goods.",
      "Enter a class of the IMDG Code, such as 3 or 6.1.",
    ]),
  ];
};

const findCommodityProblems = (one: Commodity, index: number, isPartLoad: boolean): readonly CargoProblem[] => {
  const path = `commodities.${index}`;
  const weight = findWeightProblems(`${path}.cargoGrossWeight`, one.cargoGrossWeight, "Enter the gross weight.");
  return [
    ...requireText(`${path}.commodityType`, one.commodityType, "Describe the goods."),
    ...requireValid(`${path}.hsCode`, one.hsCode, readHsCode(one.hsCode) !== null, [
      "Enter the HS code.",
      "An HS code has 6 to 10 digits, such as 6302.21.",
    ]),
    ...requireValid(`${path}.numberOfPackages`, one.numberOfPackages, readCount(one.numberOfPackages) !== null, [
      "Enter the number of packages.",
      "Enter a whole number of packages, such as 460.",
    ]),
    ...requireText(`${path}.packageKind`, one.packageKind, "Enter the kind of packages, such as cartons."),
    ...(isPartLoad ? weight : allowBlank(weight)),
    ...findDangerProblems(path, one),
  ];
};

const findTransportProblems = (
  { transport }: CargoDetails,
  equipments: readonly EquipmentCode[],
): readonly CargoProblem[] => {
  const temperature = requireValid(
    "transport.temperatureSetpoint",
    transport.temperatureSetpoint,
    readTemperature(transport.temperatureSetpoint) !== null,
    ["Enter the temperature of the reefer.", "Enter degrees Celsius from -70 to 40, such as -18."],
  );
  const isTerm = INCO_TERMS.some((term) => term === transport.incoTerms);
  return [
    ...requireValid("transport.cargoReadyDate", transport.cargoReadyDate, isCalendarDate(transport.cargoReadyDate), [
      "Enter the day on which the cargo is ready.",
      "Enter the day on which the cargo is ready as a date.",
    ]),
    ...requireValid("transport.incoTerms", transport.incoTerms, isTerm, [
      "Choose the Incoterm.",
      "Choose an Incoterm of the list.",
    ]),
    ...requireText("transport.incoTermsPlace", transport.incoTermsPlace, "Enter the place of the Incoterm."),
    ...(equipments.some((code) => getEquipment(code).kind === "Reefer") ? temperature : []),
  ];
};

const PARTY_NAMES: Readonly<Record<PartyRole, string>> = {
  shipper: "shipper",
  consignee: "consignee",
  notifyParty: "notify party",
};

const findPartyProblems = (role: PartyRole, party: Party): readonly CargoProblem[] => {
  const [path, name] = [`documentParties.${role}`, PARTY_NAMES[role]];
  const email = requireValid(`${path}.email`, party.email, isEmail(party.email), ["", INVALID_OPTIONAL_EMAIL]);
  return [
    ...requireText(`${path}.partyName`, party.partyName, `Enter the name of the ${name}.`),
    ...requireText(`${path}.street`, party.street, `Enter the street of the ${name}.`),
    ...requireText(`${path}.city`, party.city, `Enter the city of the ${name}.`),
    ...requireValid(`${path}.countryCode`, party.countryCode, /^[A-Z]{2}$/.test(party.countryCode), [
      `Choose the country of the ${name}.`,
      "Choose a country of the list.",
    ]),
    ...allowBlank(email),
  ];
};

const findVgmProblems = (path: FieldPath, equipment: EquipmentCode, one: ContainerDetails): readonly CargoProblem[] => {
  const kilograms = readKilograms(one.vgmWeight);
  if (kilograms === null) return findWeightProblems(path, one.vgmWeight, "Enter the verified gross mass.");
  const limits = findContainerLimits(equipment, one);
  const check = checkVgm(kilograms, limits);
  if (check === "possible") return [];
  const message =
    check === "above-limit"
      ? `This is more than the ${formatKilograms(limits.maxGrossKg)} that the ${equipment} may weigh in total. Correct it, or enter the maximum gross weight from the container's plate.`
      : `This is less than the empty ${equipment} weighs (${formatKilograms(limits.tareKg)}). Add the container's tare to the weight of the cargo, or enter the tare from its plate.`;
  return [{ path, kind: "invalid", message }];
};

const findContainerProblems = (
  equipment: EquipmentCode,
  index: number,
  all: readonly ContainerDetails[],
): readonly CargoProblem[] => {
  const one = all[index];
  if (one === undefined) return [];
  const path = `requestedEquipments.${index}`;
  const number = cleanContainerNumber(one.equipmentReference);
  const other = all.findIndex((two) => cleanContainerNumber(two.equipmentReference) === number);
  const hasFormat = checkContainerNumber(one.equipmentReference).kind !== "format";
  const plate = [["tareWeight", one.tareWeight] as const, ["maxGrossWeight", one.maxGrossWeight] as const].flatMap(
    ([field, text]) => allowBlank(findWeightProblems(`${path}.${field}`, text, "")),
  );
  return [
    ...findWeightProblems(`${path}.cargoGrossWeight`, one.cargoGrossWeight, "Enter the gross weight of the cargo."),
    ...requireValid(`${path}.equipmentReference`, one.equipmentReference, hasFormat && other === index, [
      "Enter the container number.",
      hasFormat
        ? `Container ${other + 1} has the same number. Correct one of them.`
        : "A container number has 4 letters and 7 digits, such as MSKU 003471 0.",
    ]),
    ...plate,
    ...findVgmProblems(`${path}.vgmWeight`, equipment, one),
    ...requireValid(
      `${path}.vgmMethod`,
      one.vgmMethod,
      VGM_METHODS.some((method) => method === one.vgmMethod),
      ["Choose how the container was weighed.", "Choose method 1 or 2."],
    ),
    ...requireText(`${path}.vgmResponsibleParty`, one.vgmResponsibleParty, "Enter who determined the weight."),
    ...requireValid(`${path}.vgmDateTime`, one.vgmDateTime, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(one.vgmDateTime), [
      "Enter when the weight was determined.",
      "Enter a date and a time.",
    ]),
  ];
};

/** Everything that prevents parts of the details from being sent, in the order of the form. */
export const findProblems = (details: CargoDetails, { equipments }: CargoScope): readonly CargoProblem[] => [
  ...details.commodities.flatMap((one, index) => findCommodityProblems(one, index, equipments.length === 0)),
  ...findTransportProblems(details, equipments),
  ...PARTY_ROLES.flatMap((role) => findPartyProblems(role, details.documentParties[role])),
  ...equipments.flatMap((code, index) => findContainerProblems(code, index, details.requestedEquipments)),
  ...(Object.values(details.pickUp).every(isBlank)
    ? ([
        {
          path: "pickUp.pickUpAddress",
          kind: "missing",
          message: "Enter a pick-up address, a reference or instructions.",
        },
      ] as const)
    : []),
];

/** Cargo above what a container may carry, and a VGM that is lighter than cargo and container together. */
const findWeightWarnings = (
  equipment: EquipmentCode,
  index: number,
  one: ContainerDetails | undefined,
): readonly CargoWarning[] => {
  const cargoKg = one === undefined ? null : readKilograms(one.cargoGrossWeight);
  if (one === undefined || cargoKg === null) return [];
  const path = `requestedEquipments.${index}`;
  const { tareKg, maxGrossKg } = findContainerLimits(equipment, one);
  if (cargoKg > maxGrossKg - tareKg)
    return [
      {
        path: `${path}.cargoGrossWeight`,
        message: `This is more than the ${formatKilograms(maxGrossKg - tareKg)} that the ${equipment} can carry. Check the weight.`,
      },
    ];
  const vgmKg = readKilograms(one.vgmWeight);
  return vgmKg !== null && vgmKg < cargoKg + tareKg && checkVgm(vgmKg, { tareKg, maxGrossKg }) === "possible"
    ? [
        {
          path: `${path}.vgmWeight`,
          message: `This is less than cargo (${formatKilograms(cargoKg)}) and empty ${equipment} (${formatKilograms(tareKg)}) together. Check both weights.`,
        },
      ]
    : [];
};

const MOST_DIFFERENCE = 0.01;

const sumKilograms = (texts: readonly string[]): number | null => {
  const weights = texts.map(readKilograms);
  return weights.some((kilograms) => kilograms === null)
    ? null
    : weights.reduce<number>((sum, kilograms) => sum + (kilograms ?? 0), 0);
};

/* Items and containers state the same cargo, each with rounded weights. */
const findSumWarnings = ({ commodities, requestedEquipments }: CargoDetails): readonly CargoWarning[] => {
  const itemsKg = sumKilograms(commodities.map(({ cargoGrossWeight }) => cargoGrossWeight));
  const containersKg = sumKilograms(requestedEquipments.map(({ cargoGrossWeight }) => cargoGrossWeight));
  if (itemsKg === null || containersKg === null || requestedEquipments.length === 0) return [];
  return Math.abs(itemsKg - containersKg) <= containersKg * MOST_DIFFERENCE
    ? []
    : [
        {
          path: "commodities.0.cargoGrossWeight",
          message: `The items weigh ${formatKilograms(itemsKg)} together, the cargo in the containers ${formatKilograms(containersKg)}. Check the weights.`,
        },
      ];
};

const isInFuture = (weighed: string, lastDay: CalendarDate): boolean => weighed.slice(0, 10) > lastDay;

const findTimeWarnings = (details: CargoDetails, lastDay: CalendarDate): readonly CargoWarning[] =>
  details.requestedEquipments.flatMap(({ vgmDateTime }, index) =>
    isInFuture(vgmDateTime, lastDay)
      ? [{ path: `requestedEquipments.${index}.vgmDateTime`, message: "This is in the future. Check the date." }]
      : [],
  );

/**
 * What is unusual about the details: wrong check digits, rules for ports, implausible weights, a VGM of the future. `lastDay` is
 * the last day that is today anywhere, because the zone in which a container was weighed is not known.
 */
export const findWarnings = (
  details: CargoDetails,
  { equipments }: CargoScope,
  lastDay: CalendarDate,
): readonly CargoWarning[] => [
  ...(isSeaOnlyTerm(details.transport.incoTerms) && equipments.length > 0
    ? [{ path: "transport.incoTerms", message: "For containers FCA, CPT or CIP is usual. You can still send." }]
    : []),
  ...equipments.flatMap((code, index) => findWeightWarnings(code, index, details.requestedEquipments[index])),
  ...findSumWarnings(details),
  ...findTimeWarnings(details, lastDay),
  ...details.requestedEquipments.flatMap((one, index): readonly CargoWarning[] => {
    const check = checkContainerNumber(one.equipmentReference);
    return check.kind === "check-digit"
      ? [
          {
            path: `requestedEquipments.${index}.equipmentReference`,
            message: `Check digit should be ${check.expected}. You can still save.`,
          },
        ]
      : [];
  }),
];
