import { checkWork, finishPieces } from "#making/do-work.server.ts";
import { giveWork } from "#making/give-work.server.ts";
import type { TestShop } from "./each-shop.ts";

type Share = readonly [artisanId: string, pieces: number];

/** Acts on a shop's lots and their parts, as they stand now. */
export function lotWork(shop: TestShop) {
  const seen = async (partId: string) => {
    const { version, artisan_id } = await shop.row("lot_parts", partId);
    return { partId, version, artisanId: artisan_id ?? "" };
  };
  const give = async (lotId: string, step: number, ...shares: Share[]) => {
    const { version } = await shop.row("lots", lotId);
    const rows = shares.map(([artisanId, pieces]) => ({ artisanId, pieces, dueOn: null }));
    return giveWork(shop, shop.owner, { lotId, version, steps: [step], rows });
  };
  return {
    seen,
    give,
    /** The first part of those that are given. */
    async given(...asked: Parameters<typeof give>): Promise<string> {
      const giving = await give(...asked);
      if (giving.kind !== "given") throw new Error(giving.kind);
      return giving.partIds[0] ?? "";
    },
    finish: async (partId: string, pieces: number) => finishPieces(shop, { ...(await seen(partId)), pieces }),
    check: async (partId: string, passed: number, rework = 0) =>
      checkWork(shop, shop.owner, { ...(await seen(partId)), passed, rework, note: null, photo: null }),
  };
}
