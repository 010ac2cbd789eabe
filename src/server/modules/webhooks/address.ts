import { BlockList, isIP } from "node:net";

/* IANA special-purpose registries of IPv4 and IPv6; with 64:ff9b::, 2001:0::, 2002:: an IPv4 address is part of the IPv6 one. */
const REFUSED_IPV4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const;
const REFUSED_IPV6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const refused = new BlockList();
for (const [network, prefix] of REFUSED_IPV4) refused.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of REFUSED_IPV6) refused.addSubnet(network, prefix, "ipv6");

/* Of IPv6 only this network is reached over the internet; mapped IPv4 addresses are outside of it. */
const global = new BlockList();
global.addSubnet("2000::", 3, "ipv6");

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Whether requests may go to an IP address: it is public, or this machine where that is allowed. */
export const isAllowedAddress = (address: string, allowsLoopback: boolean): boolean => {
  const version = isIP(address);
  if (version === 0) return false;
  const family = version === 4 ? "ipv4" : "ipv6";
  if (loopback.check(address, family)) return allowsLoopback;
  return (version === 4 || global.check(address, family)) && !refused.check(address, family);
};

const toHost = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, "$1");

const isLoopbackHost = (host: string): boolean =>
  host === "localhost" || (isIP(host) !== 0 && loopback.check(host, isIP(host) === 4 ? "ipv4" : "ipv6"));

const MAX_URL = 500;

/** What is wrong with the address of a webhook; null if nothing. Names are resolved and checked with each request. */
export const findAddressProblem = (text: string, allowsLoopback: boolean): string | null => {
  if (text.length > MAX_URL) return `Use at most ${MAX_URL} characters.`;
  const url = URL.parse(text);
  if (url === null) return "Enter an address that starts with https://.";
  const host = toHost(url);
  const isLocal = allowsLoopback && isLoopbackHost(host);
  if (url.protocol !== "https:" && !(isLocal && url.protocol === "http:"))
    return "Enter an address that starts with https://.";
  if (url.username !== "" || url.password !== "") return "Enter an address without user name and password.";
  if (url.hash !== "") return "Enter an address without #.";
  const isRefused = isIP(host) === 0 ? isLoopbackHost(host) && !isLocal : !isAllowedAddress(host, allowsLoopback);
  return isRefused ? "Enter an address on the internet: private and local addresses are not reached." : null;
};
