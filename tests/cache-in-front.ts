import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** A cache in front of the shop that runs as its own process, by the files in deploy/. */
export interface CacheInFront {
  origin: string;
  stop(): Promise<void>;
}

/** Is a program of the system's packages there? Says so when it is not: tests are skipped by name only. */
export function hasProgram(name: string, flag: string, packageName: string): boolean {
  try {
    execFileSync(name, [flag], { stdio: "ignore" });
    return true;
  } catch {
    console.warn(`${packageName} is not installed: its cache is not tried`);
    return false;
  }
}

/** Varnish by deploy/varnish.vcl, which says another address of the copies; /faq is short-lived in it. */
export async function startVarnish(
  port: number,
  copies: readonly string[],
  token: string,
): Promise<CacheInFront> {
  const folder = mkdtempSync(join(tmpdir(), "jhola-varnish-"));
  const ports = copies.map((origin) => new URL(origin).port);
  const vcl = readFileSync("deploy/varnish.vcl", "utf8")
    .replaceAll(/\.host = "10\.0\.0\.1\d";\s+\.port = "3000";/g, () => address(ports.shift()))
    .replace(/^(.*set beresp\.grace = 24h;)/m, '$1 if (bereq.url == "/faq") { set beresp.ttl = 0.1s; }');
  writeFileSync(join(folder, "jhola.vcl"), vcl);
  // Without a jail: a test has one account.
  const how = ["-F", "-j", "none", "-n", join(folder, "work"), "-s", "malloc,64m"];
  const where = ["-a", `127.0.0.1:${port}`, "-f", join(folder, "jhola.vcl")];
  const env = { ...process.env, PURGE_TOKEN: token };
  return untilOpen(port, folder, spawn("varnishd", [...how, ...where], { env, stdio: "ignore" }));
}

const address = (port: string | undefined): string => `.host = "127.0.0.1"; .port = "${port}";`;

/** nginx by deploy/nginx-cache.conf and the part of deploy/nginx.conf that passes requests on. */
export async function startNginx(port: number, copies: readonly string[]): Promise<CacheInFront> {
  const folder = mkdtempSync(join(tmpdir(), "jhola-nginx-"));
  mkdirSync(join(folder, "logs"));
  const cache = readFileSync("deploy/nginx-cache.conf", "utf8").replace(
    "/var/cache/nginx/jhola",
    `${folder}/kept`,
  );
  const location =
    /^\tlocation \/ \{[\s\S]*?^\t\}/m.exec(readFileSync("deploy/nginx.conf", "utf8"))?.[0] ?? "";
  const servers = copies.map((origin) => `server 127.0.0.1:${new URL(origin).port} max_fails=0;`).join(" ");
  const user = process.getuid?.() === 0 ? "user root;" : "";
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; ${user} pid ${folder}/pid; error_log ${folder}/logs/error.log; events {}
http {
access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
${cache}
upstream jhola { ${servers} keepalive 32; }
server { listen 127.0.0.1:${port};
${location.replace("$host", "$http_host")}
} }`,
  );
  return untilOpen(port, folder, spawn("nginx", ["-p", folder, "-c", "nginx.conf"], { stdio: "ignore" }));
}

async function untilOpen(port: number, folder: string, child: ChildProcess): Promise<CacheInFront> {
  const origin = `http://localhost:${port}`;
  const answers = () =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error("the cache ended at its start");
    await pause(50);
  }
  return {
    origin,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      if (child.exitCode === null) await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
