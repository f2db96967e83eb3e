import { addToCart, type Cart, type CartProduct } from "#cart/cart.ts";
import { lineIdOf } from "#cart/goods.ts";
import { paise } from "#values/money/money.ts";

export const product = (id: string, unitPrice = paise(100_00)): CartProduct => ({
  id,
  slug: `slug-${id}`,
  name: `Bag ${id}`,
  unitPrice,
  image: null,
});
export const cartOf = (...ids: string[]): Cart =>
  ids.reduce<Cart>((cart, id) => addToCart(cart, product(id)), []);
export const quantities = (cart: Cart) => cart.map(({ productId, quantity }) => [productId, quantity]);
export const lineOf = (productId: string) => lineIdOf({ productId });

export const asha = [{ label: "Name", text: "Asha" }];
export const small = { ...product("a"), variant: "small", optionText: "Size: Small" };
