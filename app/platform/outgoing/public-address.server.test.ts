import { expect, test } from "vitest";
import { addressIn, isPublicAddress } from "./public-address.server.ts";

test.each([
  ["0.0.0.0", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.100.100.200", "100.127.255.255"],
  ["127.0.0.1", "127.255.255.254", "169.254.0.1", "169.254.169.254", "172.16.0.1", "172.31.255.255"],
  ["192.0.0.1", "192.0.0.192", "192.0.2.1", "192.88.99.1", "192.168.0.1", "198.18.0.1", "198.19.255.255"],
  ["198.51.100.7", "203.0.113.7", "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255"],
  ["168.63.129.16"],
  ["::", "::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::ffff:7f00:1", "::127.0.0.1", "::7f00:1"],
  ["64:ff9b::7f00:1", "64:ff9b::8.8.8.8", "64:ff9b:1::a00:1", "100::1", "fc00::1", "fd00:ec2::254"],
  ["fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1", "2001::1", "2001:0:7f00:1::", "2001:db8::1"],
  ["2002:7f00:1::", "2002:a00:1::1", "3fff::1", "4000::1", "5f00::1"],
  ["", "localhost", "127.1", "2130706433", "0x7f000001", "0177.0.0.1", "1.2.3", "8.8.8.8/8", "[::1]"],
])("%s and its like are no public addresses", (...addresses) => {
  for (const address of addresses)
    expect({ address, is: isPublicAddress(address) }).toEqual({ address, is: false });
});

test.each(["8.8.8.8", "1.1.1.1", "100.63.255.255", "100.128.0.1", "172.15.0.1", "172.32.0.1", "192.167.0.1"])(
  "%s is one",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each(["2606:4700:4700::1111", "2a00:1450:4001:81b::200e", "2404:6800::1", "2001:4860:4860::8888"])(
  "%s is one, too",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

// What a URL makes of a host is what is looked at: no form of an address passes as a name.
test.each([
  ["https://2130706433/", "127.0.0.1"],
  ["https://0x7f.1/", "127.0.0.1"],
  ["https://0177.0.0.1/", "127.0.0.1"],
  ["https://127.1/", "127.0.0.1"],
  ["https://0xa9fea9fe/", "169.254.169.254"],
  ["https://１２７.0.0.1/", "127.0.0.1"],
  ["https://127.0.0.1./", "127.0.0.1"],
  ["https://[::ffff:127.0.0.1]/", "::ffff:7f00:1"],
  ["https://[0:0:0:0:0:0:0:1]/", "::1"],
])("%s asks %s", (url, address) => {
  expect(addressIn(new URL(url).hostname)).toBe(address);
  expect(isPublicAddress(address)).toBe(false);
});

test("a name is no address", () => expect(addressIn("shop.example")).toBeUndefined());
