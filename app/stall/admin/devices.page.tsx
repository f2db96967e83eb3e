import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { BackLink } from "#ui/page/back-link.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { actOnDevice } from "./act-on-device.server.ts";
import { AddDevice, DevicesPart } from "./devices-view.tsx";
import { readDevices, readMissing, readTrouble } from "./read-devices.db.server.ts";
import { stallDevicesPath, stallsPath } from "./stall-paths.ts";
import { stallsText, devicesText as text } from "./stalls.text.ts";
import { GapsPart, TroublePart } from "./trouble-view.tsx";

export const policy = { cached: false, needs: "pack" } as const satisfies AdminPolicy;

const server = adminPage(policy, {
  read: async ({ db, now }) => ({
    devices: await readDevices(db, now()),
    missing: await readMissing(db),
    trouble: await readTrouble(db),
  }),
  take: (shop, { actor }, form) => actOnDevice(shop, actor, form),
});
const browser = adminPageInBrowser({
  title: () => text.title,
  unread: () => null,
  listFailed: () => text.unread,
  failed: () => stallsText.notDone(stallsText.offline),
});

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function DevicesPage({ loaderData, actionData }: AdminPageProps<typeof server>) {
  if (!loaderData) return <UnreadPage title={text.title} text={text.unread.text} reload={stallDevicesPath} />;
  const { devices, missing, trouble } = loaderData;
  return (
    <>
      <BackLink to={stallsPath}>{stallsText.all}</BackLink>
      <PageHead title={text.title} note={text.note} />
      <div className="grid max-w-[46rem] gap-10">
        {actionData?.kind === "failed" && actionData.text && (
          <FormProblem text={actionData.text} reload={stallDevicesPath} />
        )}
        <GapsPart missing={missing} given={actionData} />
        <TroublePart trouble={trouble} given={actionData} />
        <DevicesPart devices={devices} />
        <AddDevice given={actionData} />
      </div>
    </>
  );
}
