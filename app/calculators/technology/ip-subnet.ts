import { defineCalculator, integer, number, table, text } from "#engine/define.ts";
import { refuse } from "#engine/define.ts";

const TYPE_LABELS = {
  "this-network": "For this network only",
  private: "Private",
  shared: "Shared by providers (carrier-grade NAT)",
  loopback: "Loopback",
  "link-local": "Link-local",
  documentation: "For documentation",
  benchmarking: "For benchmarks",
  multicast: "Multicast",
  reserved: "Reserved",
  public: "Public",
  unspecified: "Unspecified",
  "unique-local": "Unique local (private)",
};

export default defineCalculator({
  id: "ip-subnet",
  name: "IP Subnet Calculator",
  category: "technology",
  emoji: "🌐",
  description:
    "The network and broadcast addresses, mask, host range and number of hosts of an IPv4 or IPv6 subnet, and how it splits into smaller subnets.",
  keywords: [
    "CIDR",
    "netmask",
    "network mask",
    "IPv4",
    "IPv6",
    "broadcast address",
    "wildcard mask",
    "VLSM",
    "host range",
  ],
  popular: true,
  related: [
    { id: "bitwise", stage: "complementary", relevance: 78 },
    { id: "number-base-converter", stage: "complementary", relevance: 72 },
    "download-time",
    "unix-timestamp",
  ],
  inputs: {
    address: text("IP address", {
      also: ["for", "ip"],
      default: "192.168.1.10",
      maxLength: 45,
      code: true,
      help: "IPv4 or IPv6, without a prefix.",
    }),
    prefixLength: integer("Prefix length (CIDR)", {
      default: 24,
      min: 0,
      max: 128,
      help: "0 to 32 for IPv4, 0 to 128 for IPv6.",
      also: ["prefix", "CIDR"],
    }),
    splitPrefix: integer("Split into subnets with prefix", {
      default: 26,
      min: 0,
      max: 128,
      help: "No split unless this is longer than the prefix.",
    }),
  },
  outputs: {
    cidr: text("Network in CIDR notation", { code: true }),
    network: text("Network address", { also: ["network id"], code: true }),
    broadcast: text("Broadcast address", { also: ["broadcast"], code: true, none: "None in this kind of network" }),
    netmask: text("Subnet mask", { also: ["mask", "netmask"], code: true, none: "IPv6 writes only the prefix" }),
    wildcardMask: text("Wildcard mask", { code: true, none: "IPv6 writes only the prefix" }),
    firstHost: text("First usable host", { code: true }),
    lastHost: text("Last usable host", { code: true }),
    usableHosts: number("Usable hosts", {
      also: ["how many hosts", "how many usable", "how many devices", "usable addresses"],
    }),
    totalAddresses: number("Total addresses"),
    version: integer("IP version"),
    addressType: text("Address type", { labels: TYPE_LABELS }),
    reverseDns: text("Reverse DNS name", { code: true }),
    subnetCount: number("Number of subnets after the split"),
    subnets: table("Subnets", {
      network: text("Network", { code: true }),
      firstHost: text("First host", { code: true }),
      lastHost: text("Last host", { code: true }),
      usableHosts: number("Usable hosts"),
    }),
  },
  figures: [
    "netmask",
    "network",
    "broadcast",
    { label: "Range of hosts", range: ["firstHost", "lastHost"] },
    "usableHosts",
    "addressType",
  ],
  compute({ address, prefixLength, splitPrefix }) {
    const parsed = parseAddress(address.trim());
    if (!parsed)
      refuse(
        "address",
        "That is neither an IPv4 address such as 192.168.1.10 nor an IPv6 address such as 2001:db8::1. Leave out any prefix.",
      );
    const { version, value } = parsed;
    const bits = version === 4 ? 32 : 128;
    if (prefixLength > bits) refuse("prefixLength", "An IPv4 address has 32 bits, so the prefix length is at most 32.");
    if (splitPrefix > bits) refuse("splitPrefix", "An IPv4 address has 32 bits, so the subnets' prefix is at most 32.");
    const own = subnetAt(value, prefixLength, version);
    const smaller = Math.max(prefixLength, splitPrefix);
    const subnetCount = 2 ** (smaller - prefixLength);
    const step = 1n << BigInt(bits - smaller);
    return {
      ...own.texts,
      netmask: version === 4 ? dotted(own.mask) : null,
      wildcardMask: version === 4 ? dotted(own.mask ^ FULL[4]) : null,
      totalAddresses: 2 ** (bits - prefixLength),
      version,
      addressType: typeOf(value, version),
      get reverseDns() {
        return reverseName(value, version);
      },
      subnetCount,
      get subnets() {
        return Array.from({ length: Math.min(256, subnetCount) }, (_, index) => {
          const { cidr, firstHost, lastHost, usableHosts } = subnetAt(
            own.first + BigInt(index) * step,
            smaller,
            version,
          ).texts;
          return { network: cidr, firstHost, lastHost, usableHosts };
        });
      },
    };
  },
  takeaways: (
    { prefixLength, splitPrefix },
    { cidr, firstHost, lastHost, usableHosts, subnetCount, version, addressType },
    say,
  ) => [
    `The address lies in ${cidr}, whose hosts run from ${firstHost} to ${lastHost}: ${say.number(usableHosts!)} in all.`,
    `This IPv${version} address is ${beginLower(TYPE_LABELS[addressType as keyof typeof TYPE_LABELS])}.`,
    splitPrefix > prefixLength
      ? `Split into /${splitPrefix} blocks, the network gives ${say.number(subnetCount!)} subnets.`
      : `A subnet prefix longer than /${prefixLength} would split the network.`,
  ],
  formula: {
    tex: [
      String.raw`N = A \wedge M, \qquad B = N \vee \neg M`,
      String.raw`h = 2^{\,b - p} - 2 \quad (\text{IPv4, } p \le 30), \qquad h = 2^{\,b - p} \quad \text{otherwise}`,
    ],
    where: {
      A: "the address as a number of b bits",
      M: "the mask: p ones, then zeros",
      N: "network address",
      B: "last address, in IPv4 the broadcast address",
      h: "usable hosts",
      b: "32 for IPv4, 128 for IPv6",
      p: "Prefix length",
    },
  },
  howTo: [
    "Type any IP address in the network, IPv4 (192.168.1.10) or IPv6 (2001:db8::1).",
    "Set the Prefix length (CIDR), the number after the slash; the mask 255.255.255.0 is 24.",
    "Set Split into subnets with prefix to divide the network; the table lists the first 256 subnets.",
    "Use the First and Last usable host for your DHCP range, and the Wildcard mask for router access lists.",
  ],
  faq: [
    {
      question: "Why are two addresses in an IPv4 network unusable?",
      answer:
        "The first names the network itself and the last is the broadcast address that reaches all hosts, so a /24 has 254 hosts. In a /31 between two routers both are used (RFC 3021), and a /32 is a single host.",
    },
    {
      question: "How large should an IPv6 network be?",
      answer:
        "A /64 for every LAN, because automatic addressing (SLAAC) needs 64 bits for the host part. Providers typically assign a /56 or /48, which holds 256 or 65,536 such networks.",
    },
    {
      question: "Which addresses are private?",
      answer:
        "10.0.0.0/8, 172.16.0.0/12 and 192.168.0.0/16 (RFC 1918) in IPv4, fc00::/7 in IPv6. 100.64.0.0/10 belongs to providers that share one public address among customers.",
    },
    {
      question: "How many subnets do I get?",
      answer:
        "The number doubles with each bit added to the prefix: a /24 split into /26 blocks gives 2² = 4 subnets of 62 hosts each. A subnet that has been split off can no longer be part of the larger network.",
    },
  ],
  about: [
    "The calculation follows classless routing (CIDR, RFC 4632); the old classes A, B and C play no part. IPv6 addresses are written as RFC 5952 recommends: lowercase letters, no leading zeros, and the longest run of zero groups as ::.",
    "The address type largely follows IANA's special-purpose registries; a few small blocks, such as 192.88.99.0/24 or 64:ff9b::/96, are counted under public or reserved.",
  ],
  sources: [
    "RFC 4632 (2006), CIDR",
    "RFC 3021 (2000), 31-bit prefixes",
    "RFC 4291 (2006) and RFC 5952 (2010), IPv6 addressing and text",
    "IANA IPv4 and IPv6 Special-Purpose Address Registries (RFC 6890)",
  ],
  phrases: [
    "subnet {address}/{prefixLength}",
    "{address} /{prefixLength} network",
    "subnet mask of /{prefixLength}",
    "how many usable hosts are in a /{prefixLength}",
    "broadcast address of {address}/{prefixLength}",
    "network address of {address}/{prefixLength}",
    "our office got {address}/{prefixLength} from the isp what is the subnet mask",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A home network: 192.168.1.10/24 split into four",
      inputs: { address: "192.168.1.10", prefixLength: 24, splitPrefix: 26 },
      outputs: { cidr: "192.168.1.0/24", usableHosts: 254, subnetCount: 4 },
    },
    {
      title: "A point-to-point link with a /31",
      inputs: { address: "203.0.113.6", prefixLength: 31, splitPrefix: 31 },
      outputs: { firstHost: "203.0.113.6", lastHost: "203.0.113.7", broadcast: null },
    },
    {
      title: "A provider's IPv6 /56 divided into LANs",
      inputs: { address: "2001:DB8:0:1200::1", prefixLength: 56, splitPrefix: 64 },
      outputs: { cidr: "2001:db8:0:1200::/56", subnetCount: 256 },
    },
  ],
});

type Version = 4 | 6;

const FULL: Readonly<Record<Version, bigint>> = { 4: (1n << 32n) - 1n, 6: (1n << 128n) - 1n };

function parseAddress(text: string): { readonly version: Version; readonly value: bigint } | null {
  const four = parseV4(text);
  if (four !== null) return { version: 4, value: four };
  const six = parseV6(text);
  return six === null ? null : { version: 6, value: six };
}

/** Four numbers from 0 to 255 without leading zeros. */
function parseV4(text: string): bigint | null {
  const octets = text.split(".");
  const isValid =
    octets.length === 4 && octets.every((octet) => /^(0|[1-9]\d{0,2})$/.test(octet) && Number(octet) < 256);
  return isValid ? octets.reduce((value, octet) => (value << 8n) | BigInt(octet), 0n) : null;
}

/** The text forms of RFC 4291, an IPv4 tail included. */
function parseV6(text: string): bigint | null {
  const tail = /(?<=:)[\d.]*\.[\d.]*$/.exec(text)?.[0];
  const four = tail === undefined ? 0n : parseV4(tail);
  if (four === null) return null;
  const plain =
    tail === undefined
      ? text
      : `${text.slice(0, -tail.length)}${(four >> 16n).toString(16)}:${(four & 0xffffn).toString(16)}`;
  const halves = plain.split("::");
  const [before = [], after = []] = halves.map((half) => (half === "" ? [] : half.split(":")));
  const missing = 8 - before.length - after.length;
  if (halves.length > 2 || (halves.length === 2 ? missing < 1 : missing !== 0)) return null;
  const groups = [...before, ...Array<string>(missing).fill("0"), ...after];
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return null;
  return groups.reduce((value, group) => (value << 16n) | BigInt(`0x${group}`), 0n);
}

/** The network of a prefix that an address lies in. */
function subnetAt(address: bigint, prefix: number, version: Version) {
  const hostBits = BigInt((version === 4 ? 32 : 128) - prefix);
  const mask = FULL[version] ^ ((1n << hostBits) - 1n);
  const [first, last] = [address & mask, address | ((1n << hostBits) - 1n)];
  const hasEnds = version === 4 && prefix <= 30;
  const write = (value: bigint) => addressText(value, version);
  return {
    first,
    mask,
    texts: {
      cidr: `${write(first)}/${prefix}`,
      network: write(first),
      broadcast: hasEnds ? write(last) : null,
      firstHost: write(hasEnds ? first + 1n : first),
      lastHost: write(hasEnds ? last - 1n : last),
      usableHosts: 2 ** Number(hostBits) - (hasEnds ? 2 : 0),
    },
  };
}

function addressText(value: bigint, version: Version): string {
  return version === 4 ? dotted(value) : colons(value);
}

function dotted(value: bigint): string {
  return [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 255n).join(".");
}

/** RFC 5952: the longest run of two or more zero groups, the first of equals, becomes ::. */
function colons(value: bigint): string {
  const groups = Array.from({ length: 8 }, (_, index) => ((value >> BigInt(112 - 16 * index)) & 0xffffn).toString(16));
  let [start, length] = [0, 1];
  for (let from = 0; from < 8; from += 1) {
    let to = from;
    while (to < 8 && groups[to] === "0") to += 1;
    if (to - from > length) [start, length] = [from, to - from];
  }
  if (length < 2) return groups.join(":");
  return `${groups.slice(0, start).join(":")}::${groups.slice(start + length).join(":")}`;
}

/** The kinds of address, the first that matches; what is in none is public (IPv4) or reserved (IPv6). */
const TYPES: Readonly<Record<Version, readonly (readonly [network: string, prefix: number, type: string])[]>> = {
  4: [
    ["0.0.0.0", 8, "this-network"],
    ["10.0.0.0", 8, "private"],
    ["172.16.0.0", 12, "private"],
    ["192.168.0.0", 16, "private"],
    ["100.64.0.0", 10, "shared"],
    ["127.0.0.0", 8, "loopback"],
    ["169.254.0.0", 16, "link-local"],
    ["192.0.2.0", 24, "documentation"],
    ["198.51.100.0", 24, "documentation"],
    ["203.0.113.0", 24, "documentation"],
    ["198.18.0.0", 15, "benchmarking"],
    ["224.0.0.0", 4, "multicast"],
    ["240.0.0.0", 4, "reserved"],
    ["0.0.0.0", 0, "public"],
  ],
  6: [
    ["::", 128, "unspecified"],
    ["::1", 128, "loopback"],
    ["fe80::", 10, "link-local"],
    ["fc00::", 7, "unique-local"],
    ["ff00::", 8, "multicast"],
    ["2001:db8::", 32, "documentation"],
    ["2000::", 3, "public"],
    ["::", 0, "reserved"],
  ],
};

function typeOf(value: bigint, version: Version): string {
  const isIn = (network: string, prefix: number) =>
    subnetAt(value, prefix, version).first === parseAddress(network)!.value;
  return TYPES[version].find(([network, prefix]) => isIn(network, prefix))![2];
}

function reverseName(value: bigint, version: Version): string {
  if (version === 4) return `${dotted(value).split(".").toReversed().join(".")}.in-addr.arpa`;
  return `${value.toString(16).padStart(32, "0").split("").toReversed().join(".")}.ip6.arpa`;
}

/** A label inside a sentence, where "NAT" keeps its capitals. */
function beginLower(label: string): string {
  return label.slice(0, 1).toLowerCase() + label.slice(1);
}
