/** What couriers do at a PIN code, as far as the shop knows it. */
export interface CourierService {
  serviceable: boolean;
  /** Do they take cash there? */
  cod: boolean;
  /** Working days on the way; null: the method's usual ones. */
  days: number | null;
}
