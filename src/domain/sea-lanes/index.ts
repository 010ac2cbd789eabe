export { type SeaNetwork, largestPart, networkOf } from "./network.ts";
export { packNetwork, unpackNetwork } from "./packed-network.ts";
export { type SeaWay, seaWay } from "./sea-way.ts";
export { shortestWays, wayTo } from "./shortest-ways.ts";
export { simplified } from "./simplify.ts";
export { snap } from "./snap.ts";
