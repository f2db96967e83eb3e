import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { z } from "zod";

// What node:http alone can do with the same bytes: the yardstick for cached pages.
const [path = "", port = ""] = process.argv.slice(2);
const page = z
  .object({ status: z.number(), headers: z.record(z.string(), z.string()), body: z.string() })
  .parse(JSON.parse(readFileSync(path, "utf8")));
const body = Buffer.from(page.body, "base64");
createServer((_request, response) => {
  response.writeHead(page.status, page.headers);
  response.end(body);
}).listen(Number(port), "127.0.0.1", () => console.log("ready"));
