// An S3 server of others' making, with one empty bucket: node s3-program.mjs <folder> <port> <bucket>
import S3rver from "@20minutes/s3rver";

const [directory, port, name] = process.argv.slice(2);
const server = new S3rver({
  address: "127.0.0.1",
  port: Number(port),
  directory,
  silent: true,
  configureBuckets: [{ name }],
});
await server.run();
