export { fillPlaces, refreshingDirectory } from "./place-directory.ts";
export { countryFinder } from "./place-names.ts";
export { comparable, listNameReadings, readPlaceQuery } from "./place-query.ts";
export { buildPlaceSearch, type PlaceSearch, placeSearch } from "./place-search.ts";
export { placeHandlers } from "./routes.ts";
export { countryName } from "./sea-ports.ts";
export { allPlaces, placeImport, placesByCode, placesByName } from "./store.ts";
