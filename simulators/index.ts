import { createCmaCgm, type CmaCgmSettings } from "./cma-cgm/carrier.ts";
import { createCosco, type CoscoSettings } from "./cosco/carrier.ts";
import { createDirectBooking, type DirectBookingSettings } from "./direct-booking/carrier.ts";
import { createHapagLloyd, type HapagLloydSettings } from "./hapag-lloyd/carrier.ts";
import type { Carrier, CarrierContext } from "./kit/http.ts";
import { type ServerOptions, serveCarrier, type Simulator } from "./kit/server.ts";
import { createSchedules, type SchedulesSettings } from "./schedules/carrier.ts";
import { createTracking, type TrackingSettings } from "./tracking/carrier.ts";
import { VARIANTS, type VariantName } from "./tracking/variants.ts";

/** The settings that each simulator has beside those of its server. */
interface SettingsByCarrier {
  readonly "cma-cgm": CmaCgmSettings;
  readonly "hapag-lloyd": HapagLloydSettings;
  readonly cosco: CoscoSettings;
  readonly "direct-booking": DirectBookingSettings;
  readonly schedules: SchedulesSettings;
  readonly tracking: TrackingSettings;
}
export type CarrierName = keyof SettingsByCarrier;

const CARRIERS: { readonly [C in CarrierName]: (context: CarrierContext, settings: SettingsByCarrier[C]) => Carrier } =
  {
    "cma-cgm": createCmaCgm,
    "hapag-lloyd": createHapagLloyd,
    cosco: createCosco,
    "direct-booking": createDirectBooking,
    schedules: createSchedules,
    tracking: createTracking,
  };

export const isCarrierName = (name: string): name is CarrierName => Object.hasOwn(CARRIERS, name);
export const CARRIER_NAMES: readonly string[] = Object.keys(CARRIERS);
export const isVariantName = (name: string): name is VariantName => Object.hasOwn(VARIANTS, name);
export const VARIANT_NAMES: readonly string[] = Object.keys(VARIANTS);

/** Starts the simulator of a carrier on the loopback interface; `stop` ends it with all its connections. */
export const startSimulator = <C extends CarrierName>(
  carrier: C,
  options: ServerOptions & SettingsByCarrier[C],
): Promise<Simulator> => serveCarrier((context) => CARRIERS[carrier](context, options), options);
