export const connectionsPath = "/admin/dashboard/connections";
export const newEndpointPath = `${connectionsPath}/webhooks/new`;
export const endpointPath = (id: string): string => `${connectionsPath}/webhooks/${id}`;
