/** The environment of a shop that everybody can reach; its secret is nobody's. */
export const publicShop = {
  NODE_ENV: "production",
  APP_ORIGIN: "https://shop.example",
  APP_SECRET: "0123456789abcdef0123456789abcdef",
};
