import type { Filled, Moment, MomentNow, MomentOfUpdate, MomentOrNull } from "./column-types.ts";

export interface AccountTables {
  profiles: ProfileTable;
  auth_accounts: AuthAccountTable;
  auth_sessions: AuthSessionTable;
  auth_verifications: AuthVerificationTable;
  wishlist_items: { profile_id: string; product_id: string; created_at: MomentNow };
}

interface ProfileTable {
  id: Filled<string>;
  full_name: Filled<string>;
  /** Lower case, unique. */
  email: string;
  email_verified: Filled<boolean>;
  image: string | null;
  role: Filled<"user" | "admin">;
  phone: string | null;
  created_at: MomentNow;
  updated_at: MomentOfUpdate;
}

interface AuthAccountTable {
  id: Filled<string>;
  account_id: string;
  provider_id: string;
  user_id: string;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: MomentOrNull;
  refresh_token_expires_at: MomentOrNull;
  scope: string | null;
  password: string | null;
  /** When its owner chose it. */
  password_set_at: MomentNow;
  created_at: MomentNow;
  updated_at: MomentNow;
}

interface AuthSessionTable {
  id: Filled<string>;
  token: string;
  user_id: string;
  expires_at: Moment;
  ip_address: string | null;
  user_agent: string | null;
  created_at: MomentNow;
  updated_at: MomentNow;
}

interface AuthVerificationTable {
  id: Filled<string>;
  identifier: string;
  value: string;
  expires_at: Moment;
  created_at: MomentNow;
  updated_at: MomentNow;
}
