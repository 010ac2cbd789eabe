import { emptyDetails, setTexts } from "#domain/cargo";
import type { CargoOfBooking } from "../states.ts";
import type { Actor } from "./bookings.ts";
import { addBooking } from "./documents.ts";
import type { ProviderContext } from "./provider-context.ts";

const CONTAINER_TEXTS = ["equipmentReference", "vgmWeight", "vgmMethod", "vgmResponsibleParty", "vgmDateTime"] as const;

/** A booking of one 20GP whose details were saved once. */
export const addCargo = async (context: ProviderContext, actor: Actor, typed: CargoOfBooking): Promise<void> => {
  const { db } = context.database;
  const { booking, commodityType } = typed;
  await addBooking(context, actor, booking);
  const { context: offer } = await db
    .selectFrom("quotation")
    .select("context")
    .where("id", "=", booking)
    .executeTakeFirstOrThrow();
  const load = [{ equipment: "20GP", quantity: 1, weightKg: 0 }];
  await db
    .updateTable("quotation")
    .set({ context: JSON.stringify({ ...JSON.parse(offer), load }) })
    .where("id", "=", booking)
    .execute();
  const details = setTexts(emptyDetails({ equipments: ["20GP"] }), [
    ["commodities.0.commodityType", commodityType],
    ...CONTAINER_TEXTS.map((field) => [`requestedEquipments.0.${field}`, typed[field]] as const),
  ]);
  await db
    .insertInto("bookingCargo")
    .values({ quotation: booking, version: 1, details: JSON.stringify(details), savedAt: context.overrides.now })
    .execute();
};

/** The VGM of the first container as sent, or returned for a reason. */
export const addVgm = async (
  { database: { db }, overrides: { now } }: ProviderContext,
  quotation: string,
  reason: string | null,
): Promise<void> => {
  await db
    .insertInto("cargoSubmission")
    .values({
      quotation,
      subject: "vgm",
      container: 1,
      status: reason === null ? "sent" : "returned",
      reason,
      attempt: 1,
      sentAt: now,
      answeredAt: reason === null ? null : now,
    })
    .execute();
};
