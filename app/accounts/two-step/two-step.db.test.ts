import { expect, it } from "vitest";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { twoStepGiven, twoStepShop } from "../../../tests/database/two-step-shop.ts";

eachShop("two-step sign-in", twoStepGiven, (shop) => {
  const { two, typePassword, step, typeCode, on } = twoStepShop(shop);

  it("ends other sessions and waiting sign-ins when it is turned on, and tells by mail", async () => {
    const id = await two.admin();
    const [here, elsewhere] = [await two.enter(id), await two.enter(id)];
    const { key } = await two.turnedOn(here);
    expect(await here.actor()).toMatchObject({ id, twoStep: "on", provedAt: expect.any(Date) });
    expect(await elsewhere.actor()).toBeNull();
    expect(await shop.mailKinds()).toEqual(["two-step-changed"]);
    expect((await shop.row("second_factors")).secret).not.toContain(key.replaceAll(" ", ""));
    const codes = await shop.rows("recovery_codes");
    expect(codes).toHaveLength(10);
    for (const { code_hash } of codes) expect(code_hash).toMatch(/^[0-9a-f]{64}$/);
    const lines = await shop.rows("audit_log");
    expect(lines.map(({ action }) => action)).toEqual(["profile.made_admin", "profile.two_step_on"]);
    expect(JSON.stringify(lines)).not.toContain(key.replaceAll(" ", ""));
  });

  it("is turned on and off with password and code alone, and nothing is half done", async () => {
    const visit = await two.enter(await two.admin());
    const { key, sealed } = await two.setup(visit);
    const right = { intent: "on", sealed, code: two.code(key) };
    const refusal = (field: string) => ({ kind: "refused", errors: { [field]: expect.any(String) } });
    expect(await two.send(visit, { ...right, password: "" })).toMatchObject(refusal("password"));
    expect(await two.send(visit, { ...right, password: "x" })).toMatchObject(refusal("password"));
    expect(await two.send(visit, { ...right, code: "" })).toMatchObject(refusal("code"));
    const wrong = await two.send(visit, { ...right, code: "000000" });
    expect(wrong).toMatchObject(refusal("code"));
    // What was read with the app still holds.
    expect(wrong).toMatchObject({ typed: { setup: { sealed } } });
    expect(await shop.rows("second_factors")).toEqual([]);
    const both = await Promise.all([two.send(visit, right), two.send(visit, right)]);
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(["done", "failed"]);
    shop.pass({ minutes: 0.5 });
    const off = { intent: "off", code: two.code(key) };
    expect(await two.send(visit, { ...off, password: "x" })).toMatchObject(refusal("password"));
    expect(await two.send(visit, { ...off, code: "000000" })).toMatchObject(refusal("code"));
    await expect(two.send(visit, off)).rejects.toMatchObject({ status: 302 + 1 });
    expect(await shop.rows("recovery_codes")).toEqual([]);
    expect(await typePassword()).toMatchObject({ kind: "signed-in" });
    expect(await shop.mailKinds()).toEqual(["two-step-changed", "two-step-changed"]);
  });

  it("takes no key that another session was shown, or an hour ago", async () => {
    const id = await two.admin();
    const [here, elsewhere] = [await two.enter(id), await two.enter(id)];
    const { key, sealed } = await two.setup(elsewhere);
    const send = () => two.send(here, { intent: "on", sealed, code: two.code(key) });
    expect(await send()).toMatchObject({ kind: "failed", text: expect.stringContaining("too long") });
    const own = await two.setup(here);
    shop.pass({ minutes: 61 });
    const late = { intent: "on", sealed: own.sealed, code: two.code(own.key) };
    expect(await two.send(here, late)).toMatchObject({ kind: "failed" });
  });

  it("makes new recovery codes, and those of before worthless", async () => {
    const { visit, key, codes } = await on();
    shop.pass({ minutes: 0.5 });
    const answer = await two.send(visit, { intent: "codes", code: two.code(key) });
    if (answer.kind !== "done") throw new Error(JSON.stringify(answer));
    expect(await typeCode(await step(), codes[0] ?? "")).toMatchObject({ kind: "refused" });
    expect(await typeCode(await step(), answer.kept.codes[0] ?? "")).toMatchObject({ kind: "signed-in" });
  });

  it("counts wrong codes of a session for itself", async () => {
    const { visit, key } = await on();
    const off = { intent: "off", code: "000000" };
    const answers = await Promise.all(Array.from({ length: 12 }, () => two.send(visit, off)));
    expect(answers.filter(({ kind }) => kind === "refused")).toHaveLength(10);
    expect(await typeCode(await step(), two.code(key, 1))).toMatchObject({ kind: "signed-in" });
  });
});
