/** Turns a simulator's steering wheel, or looks at it where there is no body. */
export async function steer(origin: string, path: string, body?: unknown) {
  const answer = await fetch(`${origin}/sim/${path}`, {
    method: body === undefined ? "GET" : "POST",
    // The test's own process may be busy for longer than a connection is kept.
    headers: { Connection: "close" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}
