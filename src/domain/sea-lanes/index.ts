export { type SeaNetwork, createNetwork, findLargestPart } from "./network.ts";
export { packNetwork, unpackNetwork } from "./packed-network.ts";
export { type SeaRoute, findSeaRoute } from "./sea-way.ts";
export { findShortestPaths, tracePath } from "./shortest-ways.ts";
export { simplifyPath } from "./simplify.ts";
export { snapToNetwork } from "./snap.ts";
