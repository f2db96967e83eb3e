import { expect, test } from "vitest";
import { senderBlock } from "./rate-limit.server.ts";

test.each([
  { address: "203.0.113.7", block: "203.0.113.7" },
  { address: "2001:db8:1:2:3:4:5:6", block: "2001:db8:1:2::/64" },
  { address: "2001:db8:1:2::1", block: "2001:db8:1:2::/64" },
  { address: "2001:0DB8:0001:0002::ffff", block: "2001:db8:1:2::/64" },
  { address: "2001:db8::1", block: "2001:db8:0:0::/64" },
  { address: "::1", block: "0:0:0:0::/64" },
  { address: "fe80::1%eth0", block: "fe80:0:0:0::/64" },
  { address: "", block: "" },
])("$address counts as $block", ({ address, block }) => expect(senderBlock(address)).toBe(block));
