import type { GeoPath } from "#domain/places";

/** A way written as `longitude,latitude longitude,latitude …`. */
export const way = (written: string): GeoPath =>
  written.split(" ").map((point) => {
    const [longitude = Number.NaN, latitude = Number.NaN] = point.split(",").map(Number);
    return [longitude, latitude] as const;
  });
