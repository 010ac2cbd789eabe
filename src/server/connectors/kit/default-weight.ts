import { formatKilograms } from "#domain/containers";
import type { RateRequest } from "#server/rate-sources/rate-source.ts";

/** What a search leaves to the weight that the forwarder assumes, as sentences for the shipper. */
export const sayDefaultWeight = ({ containers }: RateRequest, weightKg: number): readonly string[] =>
  containers.some((line) => line.weightKg === 0)
    ? [`Priced for ${formatKilograms(weightKg)} in each container whose weight is not stated.`]
    : [];
