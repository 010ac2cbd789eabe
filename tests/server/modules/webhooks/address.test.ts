import { describe, expect, it } from "vitest";
import { findAddressProblem, isAllowedAddress } from "#server/modules/webhooks/address.ts";

describe("the IP addresses that are called", () => {
  it.each(["8.8.8.8", "1.1.1.1", "223.255.255.255", "2606:4700:4700::1111", "2a00:1450:4001::8a"])(
    "include %s",
    (address) => {
      expect(isAllowedAddress(address, false)).toBe(true);
    },
  );

  it.each([
    "0.0.0.0",
    "0.1.2.3",
    "10.0.0.1",
    "100.64.0.1",
    "127.0.0.1",
    "127.255.255.254",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.1",
    "192.168.1.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:10.0.0.1",
    "::ffff:8.8.8.8",
    "::ffff:a9fe:a9fe",
    "::7f00:1",
    "64:ff9b::a9fe:a9fe",
    "2001::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "fec0::1",
    "ff02::1",
    "example.com",
    "",
  ])("do not include %s", (address) => {
    expect(isAllowedAddress(address, false)).toBe(false);
  });

  it("include this machine, but no other private address, where that is allowed", () => {
    expect(["127.0.0.1", "::1", "10.0.0.1", "169.254.169.254"].map((one) => isAllowedAddress(one, true))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

const NOT_HTTPS = "Enter an address that starts with https://.";
const NOT_PUBLIC = "Enter an address on the internet: private and local addresses are not reached.";

describe("the address of a webhook", () => {
  it.each(["https://erp.kaveri-home.example/keelson?t=1", "https://8.8.8.8:8443/", "https://[2606:4700:4700::1111]/"])(
    "may be %s",
    (url) => {
      expect(findAddressProblem(url, false)).toBeNull();
    },
  );

  it.each([
    ["erp.example", NOT_HTTPS],
    ["http://erp.example/", NOT_HTTPS],
    ["ftp://erp.example/", NOT_HTTPS],
    ["http://localhost/", NOT_HTTPS],
    ["https://user:pass@erp.example/", "Enter an address without user name and password."],
    ["https://erp.example/#part", "Enter an address without #."],
    ["https://localhost/", NOT_PUBLIC],
    ["https://127.0.0.1/", NOT_PUBLIC],
    ["https://2130706433/", NOT_PUBLIC],
    ["https://0x7f.1/", NOT_PUBLIC],
    ["https://0177.0.0.1/", NOT_PUBLIC],
    ["https://0/", NOT_PUBLIC],
    ["https://3232235777/", NOT_PUBLIC],
    ["https://[::1]/", NOT_PUBLIC],
    ["https://[::ffff:169.254.169.254]/", NOT_PUBLIC],
    ["https://169.254.169.254/latest/meta-data", NOT_PUBLIC],
    [`https://erp.example/${"x".repeat(500)}`, "Use at most 500 characters."],
  ])("may not be %s", (url, problem) => {
    expect(findAddressProblem(url, false)).toBe(problem);
  });

  it.each(["http://localhost:3000/", "http://127.0.0.1:3000/", "http://[::1]:3000/"])(
    "may be %s for development",
    (url) => {
      expect(findAddressProblem(url, true)).toBeNull();
    },
  );

  it("needs HTTPS on the internet also for development", () => {
    expect(findAddressProblem("http://erp.example/", true)).toBe(NOT_HTTPS);
  });
});
