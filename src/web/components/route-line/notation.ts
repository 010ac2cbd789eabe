import type { IconShape } from "../icon/shapes.ts";
import { rail, route, ship, truck } from "../icon/shapes.ts";

/** What a station is: door (filled square), inland terminal (open square), sea port (circle), transhipment (small circle). */
export type StationSign = "door" | "ramp" | "sea" | "transhipment" | "open";

/** How a leg is drawn: by its mode while it is planned, red when it is done, dotted while it is still to come. */
export type LegSign = "sea" | "rail" | "truck" | "to-come" | "done";

export const modeIcon: Readonly<Record<"sea" | "barge" | "rail" | "truck" | "unknown", IconShape>> = {
  sea: ship,
  barge: ship,
  rail,
  truck,
  unknown: route,
};
