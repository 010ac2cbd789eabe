import type { ContainerLine, EquipmentCode } from "#domain/containers";
import type { RateConnector } from "#server/connectors/kit/connector.ts";
import type { Simulator } from "#simulators/kit/server.ts";
import type { DescribedOffer } from "./describe-offer.ts";

/** A connector, and what its carrier's simulator does. */
export interface Subject {
  readonly name: string;
  readonly connector: RateConnector;
  readonly start: (options: { readonly clock: () => Date }) => Promise<Simulator>;
  /** The entry of the connectors file for a simulator; `${SECRET}` is its secret. */
  readonly entry: (url: string) => Readonly<Record<string, unknown>>;
  /** A load that the carrier prices. */
  readonly load: readonly ContainerLine[];
  /**
   * The first offer that can be booked of a search for `load` from Nhava Sheva to Rotterdam, ready on 23 November 2026 and made on
   * 20 November at 08:00 UTC, as the simulator answers it. Write it by hand from that answer, not from what the test prints.
   */
  readonly offer: DescribedOffer;
  /** A part of the path of its calls for prices. */
  readonly pricesPath: string;
  /** How many calls of a search are billed. */
  readonly billedCalls: number;
  /** The field of the entry that limits its calls: `callsPerMinute`. */
  readonly allowance: string;
  /** Fields for a search that reads two pages; null: its answers have no pages. */
  readonly twoPages: Readonly<Record<string, unknown>> | null;
  /** Whether it signs in with an access token that ends. */
  readonly hasToken: boolean;
  /** The sizes that it is asked for. */
  readonly sizes: readonly EquipmentCode[];
  /** Faults of the simulator after which there is an answer all the same. */
  readonly harmless: readonly string[];
  /** False where no answer names its ports: nobody can see then that another lane was answered. True if left out. */
  readonly namesPorts?: boolean;
  /** Statuses other than 2xx of an answer without offers that cannot be known before the call: 404 for a lane without service. */
  readonly withoutOffers?: readonly number[];
  /** Those of the content of an answer; every carrier has those of the connection. */
  readonly faults: readonly string[];
}
