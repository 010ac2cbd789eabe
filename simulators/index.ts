import { createCmaCgm, type CmaCgmSettings } from "./cma-cgm/carrier.ts";
import type { Carrier, CarrierContext } from "./kit/http.ts";
import { type ServerOptions, serveCarrier, type Simulator } from "./kit/server.ts";

/** The settings that each simulator has beside those of its server. */
interface SettingsByCarrier {
  readonly "cma-cgm": CmaCgmSettings;
}
export type CarrierName = keyof SettingsByCarrier;

const CARRIERS: { readonly [C in CarrierName]: (context: CarrierContext, settings: SettingsByCarrier[C]) => Carrier } =
  {
    "cma-cgm": createCmaCgm,
  };

export const isCarrierName = (name: string): name is CarrierName => Object.hasOwn(CARRIERS, name);
export const CARRIER_NAMES: readonly string[] = Object.keys(CARRIERS);

/** Starts the simulator of a carrier on the loopback interface; `stop` ends it with all its connections. */
export const startSimulator = <C extends CarrierName>(
  carrier: C,
  options: ServerOptions & SettingsByCarrier[C],
): Promise<Simulator> => serveCarrier((context) => CARRIERS[carrier](context, options), options);
