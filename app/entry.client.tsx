// What a document's first module calls (rendering/client-script.server.ts).
export { startShop } from "#rendering/start-shop.tsx";
