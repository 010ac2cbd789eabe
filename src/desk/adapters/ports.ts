import type { DeskPorts } from "../ports/index.ts";
import { createBookings } from "./bookings.ts";
import type { DeskClient } from "./client.ts";
import { createInvitation, createSession } from "./session.ts";
import { createStaff } from "./staff.ts";

/** The desk over HTTP. */
export const createDeskPorts = (api: DeskClient): DeskPorts => ({
  session: createSession(api),
  invitation: createInvitation(api),
  staff: createStaff(api),
  bookings: createBookings(api),
});
