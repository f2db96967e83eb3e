import { data } from "react-router";
import type { Holder } from "#accounts/permissions/holder.ts";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import type { ShopFacts } from "#platform/config/config.server.ts";
import type { Services } from "#platform/services.server.ts";
import { readSettings } from "#platform/settings/settings.db.server.ts";
import { factsFrom } from "#platform/settings/shop-facts.server.ts";
import { staleText } from "#platform/stale.text.ts";
import { unwritten } from "#platform/web/outage.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import type { FormAnswer, ParsedForm, TypedFields } from "#ui/form/form-answer.ts";
import { settingsRecord } from "./save-settings.server.ts";
import { settingsText } from "./settings.text.ts";
import { type Subject, settingsPaths } from "./settings-frame.tsx";
import type { PartOfSettings } from "./settings-page.tsx";
import { subjectTodayIn } from "./subjects-today.server.ts";

/** How a form of the settings is read. */
interface FormReading<Field extends string, Value> {
  /** `given` are the facts that the shop was started with. */
  parse(form: FormData, given: ShopFacts): ParsedForm<Field, Value>;
  typed(form: FormData): TypedFields<Field>;
}

interface SettingsActs<Field extends string, Value, Shown extends object> extends FormReading<Field, Value> {
  read(shop: Services, facts: ShopFacts): Promise<Shown>;
  /** Throws where a form changes what its sender may not. */
  admit?(actor: Holder<"settings">, form: FormData): void;
  save(shop: Services, actor: Holder<"settings">, value: Value): Promise<"saved" | "stale">;
}

/** The server's halves of a part of the settings: what it shows, and how its form is taken. */
export const settingsPage = <Field extends string, Value, Shown extends object>(
  policy: { needs: "settings" },
  { tab, saved = () => settingsText.saved }: Pick<PartOfSettings, "tab" | "saved">,
  { read, admit, save, parse, typed }: SettingsActs<Field, Value, Shown>,
) =>
  adminPage(policy, {
    read: (shop) => readPartOfSettings(shop, tab, (facts) => read(shop, facts)),
    async take(shop, { actor }, form) {
      admit?.(actor, form);
      return takeSettings(shop, form, {
        parse,
        typed,
        name: tab,
        save: (value) => save(shop, actor, value),
        done: () => redirectWithNotice(settingsPaths[tab], saved()),
      });
    },
  });

/** The shown settings with what they mean today, their version and their history. */
export async function readPartOfSettings<Shown extends object>(
  shop: Pick<Services, "db" | "config">,
  subject: Subject,
  read: (facts: ShopFacts) => Promise<Shown>,
) {
  // The version is read before the rest: where somebody writes in between, the form is stale and not wrong.
  const { facts: saved, version } = await readSettings(shop.db);
  const facts = factsFrom(shop.config.givenShop, saved);
  const shown = await read(facts);
  const today = await subjectTodayIn(shop, subject, facts);
  return {
    ...shown,
    version,
    today,
    history: await auditOf(shop.db, settingsRecord.entity, settingsRecord.id),
  };
}

interface TakenSettings<Field extends string, Value> extends FormReading<Field, Value> {
  /** The page's name in the log. */
  name: Subject;
  save(value: Value): Promise<"saved" | "stale">;
  /** The redirect afterwards, with its notice. */
  done(): Response;
}

/** The answer to a form of the settings: what was typed stays where it is refused. */
export async function takeSettings<Field extends string, Value>(
  { log, config }: Pick<Services, "log" | "config">,
  form: FormData,
  { parse, typed, name, save, done }: TakenSettings<Field, Value>,
) {
  const parsed = parse(form, config.givenShop);
  if (parsed.kind === "refused") return data<FormAnswer<Field>>(parsed, { status: 422 });
  const refuse = (text: string, status: number) =>
    data<FormAnswer<Field>>({ kind: "failed", text, typed: typed(form) }, { status });
  try {
    if ((await save(parsed.value)) === "stale") return refuse(staleText.message, 409);
  } catch (error) {
    return refuse(settingsText.broken, unwritten({ log }, error, `settings of ${name} could not be saved`));
  }
  throw done();
}
