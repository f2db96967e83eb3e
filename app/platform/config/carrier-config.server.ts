/** Shiprocket's own address; its documentation is at https://apidocs.shiprocket.in. */
const realApi = "https://apiv2.shiprocket.in/v1/external";

/** What the carrier's configuration is made from. */
interface CarrierEnvironment {
  NODE_ENV: string;
  PORT: number;
  APP_ORIGIN?: string;
  SHIPROCKET_EMAIL?: string;
  SHIPROCKET_PASSWORD?: string;
  SHIPROCKET_API_BASE?: string;
  CARRIER_WEBHOOK_TOKEN?: string;
  CARRIER_SIM_PORT?: number;
}

export interface CarrierConfig {
  email: string;
  password: string;
  apiBase: string;
  /** What the carrier's events bear; undefined: none are taken, and the shop only polls the carrier. */
  webhookToken: string | undefined;
  /** No parcel is fetched: the carrier's place is taken by a simulator. */
  simulated: boolean;
  /** The port of the simulator that the shop starts for itself; undefined when it starts none. */
  simPort: number | undefined;
}

/** What the shop and its simulator share. No secrets: they guard nothing. */
const simulatorAccount = {
  email: "shop@carrier-simulator.example",
  password: "simulator-password",
  webhookToken: "simulator-webhook-token",
};

const trimmed = (address: string | undefined) => address?.replace(/\/+$/, "");

/**
 * Shiprocket when its account is named; without it the local simulator, at the shop's port + 2 unless set
 * otherwise, and no carrier at all in a public shop: there parcels are sent by hand.
 */
export function carrierConfig(env: CarrierEnvironment): CarrierConfig | undefined {
  const hasAccount = env.SHIPROCKET_EMAIL !== undefined;
  if (!hasAccount && isPublic(env)) return undefined;
  const simPort = env.CARRIER_SIM_PORT ?? env.PORT + 2;
  const given = trimmed(env.SHIPROCKET_API_BASE);
  const apiBase = given ?? (hasAccount ? realApi : `http://127.0.0.1:${simPort}`);
  return {
    email: env.SHIPROCKET_EMAIL ?? simulatorAccount.email,
    password: env.SHIPROCKET_PASSWORD ?? simulatorAccount.password,
    apiBase,
    webhookToken: env.CARRIER_WEBHOOK_TOKEN ?? (hasAccount ? undefined : simulatorAccount.webhookToken),
    simulated: apiBase !== realApi,
    simPort: hasAccount || given ? undefined : simPort,
  };
}

/** Why a public shop can't send parcels with these settings, in a sentence; undefined when it can. */
export function unfitCarrier(env: CarrierEnvironment): string | undefined {
  const given = trimmed(env.SHIPROCKET_API_BASE);
  if (given === undefined || given === realApi) return undefined;
  return `SHIPROCKET_API_BASE must stay unset when APP_ORIGIN is a public address: parcels would be booked with somebody else than Shiprocket (${realApi}).`;
}

const isPublic = ({ NODE_ENV, APP_ORIGIN }: CarrierEnvironment): boolean =>
  NODE_ENV === "production" && APP_ORIGIN?.startsWith("https:") === true;
