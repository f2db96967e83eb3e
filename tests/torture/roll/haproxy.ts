import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const program = "/usr/sbin/haproxy";

export const missingForRoll = (): string[] => (existsSync(program) ? [] : ["haproxy (Debian's haproxy)"]);

/** How long it may take until HAProxy has asked a copy twice, in milliseconds. */
export const noticedWithin = 1_500;

const configuration = (port: string, copies: readonly string[]): string => `
defaults
  mode http
  timeout connect 5s
  timeout client 75s
  timeout server 75s
  timeout check 5s
  # Only what never reached a copy is sent to another.
  retries 3
  retry-on conn-failure
  option redispatch 1
  option forwardfor
frontend shop
  bind 127.0.0.1:${port}
  default_backend copies
backend copies
  balance roundrobin
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host shop
  http-check expect status 200
  default-server check inter 500ms fall 1 rise 1
${copies.map((copy) => `  server copy-${copy} 127.0.0.1:${copy}`).join("\n")}
`;

/** A real balancer that asks /readyz, in front of copies on these ports, not all of which run. */
export async function startHaproxy(folder: string, port: string, copies: readonly string[]) {
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, configuration(port, copies));
  const child = spawn(program, ["-db", "-f", file], { stdio: ["ignore", "ignore", "ignore"] });
  const killed = () => child.kill("SIGKILL");
  process.once("exit", killed);
  return {
    async stop() {
      process.off("exit", killed);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      killed();
      await ended;
    },
  };
}
