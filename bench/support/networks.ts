/** A separate network for each PostgreSQL node of a cluster, with firewall rules that cut it. */
import { execFileSync } from "node:child_process";

const bridge = "wornby0";
const subnet = "10.77.0";
const ip = (...args: string[]): void => void execFileSync("ip", args, { stdio: ["ignore", "ignore", "pipe"] });

/** Where everything but the nodes runs. */
export const bridgeHost = `${subnet}.1`;

export interface NodeNetwork {
  host: string;
  /** Enters the network namespace. */
  prefix: string[];
  /** Drops the packets to and from one port of the bridge's host. */
  cutFromPort(port: number): void;
  /** Drops the packets to and from another node. */
  cutFromNode(other: string): void;
  mend(): void;
}

function createNode(index: number): NodeNetwork {
  const namespace = `wornby${index}`;
  const host = `${subnet}.${10 + index}`;
  ip("netns", "add", namespace);
  ip("link", "add", `wornby-v${index}`, "type", "veth", "peer", "name", "eth0", "netns", namespace);
  ip("link", "set", `wornby-v${index}`, "master", bridge, "up");
  ip("-n", namespace, "addr", "add", `${host}/24`, "dev", "eth0");
  ip("-n", namespace, "link", "set", "eth0", "up");
  ip("-n", namespace, "link", "set", "lo", "up");
  const prefix = ["ip", "netns", "exec", namespace];
  const nft = (rules: string): void =>
    void execFileSync(prefix[0], [...prefix.slice(1), "nft", "-f", "-"], { input: rules });
  nft(`table inet cut {
    chain in { type filter hook input priority 0; }
    chain out { type filter hook output priority 0; }
  }`);
  return {
    host,
    prefix,
    cutFromPort: (port) =>
      nft(`add rule inet cut in ip saddr ${bridgeHost} tcp sport ${port} drop
        add rule inet cut out ip daddr ${bridgeHost} tcp dport ${port} drop`),
    cutFromNode: (other) =>
      nft(`add rule inet cut in ip saddr ${other} drop
        add rule inet cut out ip daddr ${other} drop`),
    mend: () => nft("flush table inet cut"),
  };
}

/** Creates the networks of three nodes; needs root. */
export function createNetworks(): NodeNetwork[] {
  removeNetworks();
  ip("link", "add", bridge, "type", "bridge");
  ip("addr", "add", `${bridgeHost}/24`, "dev", bridge);
  ip("link", "set", bridge, "up");
  return [1, 2, 3].map(createNode);
}

/** Removes the networks that exist. */
export function removeNetworks(): void {
  for (const args of [...[1, 2, 3].map((index) => ["netns", "del", `wornby${index}`]), ["link", "del", bridge]]) {
    try {
      ip(...args);
    } catch {
      // It does not exist.
    }
  }
}
