import { templates } from "#server/modules/templates/templates.ts";
import type { ProviderStates } from "../states.ts";
import type { ProviderContext } from "./provider-context.ts";

const SEARCH = {
  departureDate: null,
  locationCodificationType: "CMACGM",
  requestedEquipments: [{ equipmentGroupIsoCode: "20GP", numberOfContainers: 2, weightPerContainer: 10_000 }],
  placeOfOrigin: null,
  portOfLoading: "INNSA",
  portOfDischarge: "NLRTM",
  placeOfDelivery: null,
  placeOfOriginType: null,
  placeOfDeliveryType: null,
  nonOperatingReefer: false,
  originPlace: null,
  loadingPort: "Nhava Sheva",
  deliveryPlace: null,
  dischargePort: "Rotterdam",
};

/** A template of the account with this email address. */
export const saveTemplate = async (
  { database: { db }, overrides }: ProviderContext,
  email: string,
  { id, name }: ProviderStates["a template is saved"],
): Promise<void> => {
  const { id: accountId } = await db
    .selectFrom("account")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const nameKey = name.toLowerCase();
  await templates.add(db, { id, accountId, name, nameKey, search: JSON.stringify(SEARCH), createdAt: overrides.now });
};
