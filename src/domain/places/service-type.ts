import type { PointType, ServiceType } from "./place.ts";

/** The service type that a chosen point starts with: Ramp for a Sea point, otherwise Door. */
export const serviceTypeOf = (pointType: PointType): ServiceType => (pointType === "sea" ? "Ramp" : "Door");
