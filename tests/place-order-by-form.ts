/** Posts a purchase as the checkout's form does. */
export function postOrder(
  origin: string,
  key: string,
  paymentMethod: "cod" | "razorpay",
  headers: Record<string, string> = {},
  more: Record<string, string> = {},
): Promise<Response> {
  const fields = {
    key,
    step: "3",
    go: "place",
    cart: "tote:2:50000,few:1:10000",
    fullName: "Asha Kumari",
    email: `asha-${key.slice(0, 13)}@example.com`,
    // A new shop asks for one where cash is paid.
    phone: String(9_000_000_000 + Number.parseInt(key.slice(0, 7), 16)),
    addressLine1: "12 Gandhi Path",
    city: "Patna",
    state: "Bihar",
    pincode: "800001",
    shippingSameAsBilling: "on",
    paymentMethod,
    // A card is paid by script only.
    script: "on",
    ...more,
  };
  return fetch(`${origin}/checkout`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: origin, ...headers },
    body: new URLSearchParams(fields),
  });
}

/** The same; answers the order's number once the shop has acknowledged it. */
export async function placeOrderByForm(
  ...purchase: Parameters<typeof postOrder>
): Promise<string | undefined> {
  const answer = await postOrder(...purchase);
  const access = answer.headers.getSetCookie().find((line) => line.startsWith("jhola_orders="));
  return answer.status < 400 ? /JC-\d+/.exec(access ?? "")?.[0] : undefined;
}
