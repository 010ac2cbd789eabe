import { Fragment, type ReactElement } from "react";
import { type CargoSection, formatText, PARTY_ROLE_LABELS, PARTY_ROLES, type PartyRole } from "#domain/cargo";
import { formatKilograms, parseWeight } from "#domain/containers";
import type { ShownCargo } from "#flows/cargo/view.ts";
import { isCalendarDate } from "#domain/time";
import * as css from "./cargo.css.ts";
import { formatFullDate } from "#web/messages/formats.ts";

const NONE = "None";

type Fact = readonly [label: string, text: string, absent: string];

const join = (...texts: readonly string[]): string => texts.filter((text) => text.trim() !== "").join(", ");

/** On one line. */
const unbroken = (text: string): string => text.replaceAll(" ", "\u00A0");

/** `18 000 kg` whatever unit was typed; an unreadable text as it is. */
const formatTypedWeight = (typed: string): string => {
  const weight = parseWeight(typed);
  return weight.kind === "weight" ? unbroken(formatKilograms(weight.kilograms)) : typed;
};

const listGoods = ({ details, scope }: ShownCargo): readonly Fact[] => [
  ...details.commodities.map(
    (one, index): Fact => [
      `Item ${index + 1}`,
      join(
        one.commodityType,
        one.hsCode === "" ? "" : `HS ${one.hsCode}`,
        [unbroken(one.numberOfPackages), one.packageKind].join(" ").trim(),
        one.isDangerousGoods === "yes" ? `UN ${one.unNumber.replace(/^UN\s*/iu, "")}, class ${one.imoClass}` : "",
      ),
      "Nothing stated yet",
    ],
  ),
  [
    "Gross weight",
    scope.equipments.length === 0
      ? join(...details.commodities.map(({ cargoGrossWeight }) => formatTypedWeight(cargoGrossWeight)))
      : join(...details.requestedEquipments.map(({ cargoGrossWeight }) => formatTypedWeight(cargoGrossWeight))),
    "Not stated",
  ],
  [
    "Cargo ready",
    isCalendarDate(details.transport.cargoReadyDate) ? formatFullDate(details.transport.cargoReadyDate) : "",
    "Not stated",
  ],
  ["Incoterm", [details.transport.incoTerms, details.transport.incoTermsPlace].join(" ").trim(), "Not stated"],
];

const describeParty = ({ details }: ShownCargo, role: PartyRole): Fact => {
  const { partyName, city, countryCode } = details.documentParties[role];
  return [PARTY_ROLE_LABELS[role], join(partyName, city, countryCode), "Not stated"];
};

const listFacts = (view: ShownCargo, section: CargoSection): readonly Fact[] => {
  const { pickUp, requestedEquipments } = view.details;
  switch (section) {
    case "cargo":
      return listGoods(view);
    case "parties":
      return PARTY_ROLES.map((role) => describeParty(view, role));
    case "pick-up":
      return [
        ["Reference", pickUp.shipperReference, NONE],
        ["Pick-up", pickUp.pickUpAddress, "Not stated"],
        ["Instructions", pickUp.instructions, NONE],
      ];
    case "containers":
      return requestedEquipments.map((one, index) => [
        `${index + 1}, ${view.scope.equipments[index] ?? ""}`,
        join(
          one.equipmentReference,
          one.sealNumbers === "" ? "" : `seal ${one.sealNumbers}`,
          one.vgmWeight === "" ? "" : `VGM ${formatTypedWeight(one.vgmWeight)}`,
          one.vgmMethod === "" ? "" : `method ${formatText(one.vgmMethod)}`,
        ),
        "Nothing stated yet",
      ]);
  }
};

/** What is stated in a section, in a few lines. */
export function Summary({
  view,
  section,
}: {
  readonly view: ShownCargo;
  readonly section: CargoSection;
}): ReactElement {
  return (
    <dl className={css.facts}>
      {listFacts(view, section).map(([label, text, absent]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{text === "" ? <span className={absent === NONE ? undefined : css.absent}>{absent}</span> : text}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
