import { Button } from "#ui/form/button.tsx";
import { RadioGroup } from "#ui/form/choice.tsx";
import { languageNames, languageNow, languages } from "#values/language/language.ts";
import { ownSettingsPaths } from "../actor.ts";
import { SettingsPart } from "../settings-part.tsx";
import { ownSettingsText } from "./settings.text.ts";

/** In which language one of the staff reads the admin area: what comes of it is another document. */
export function LanguageForm() {
  const { title, intro, save } = ownSettingsText.language;
  return (
    <SettingsPart title={title}>
      <form method="post" action={ownSettingsPaths.admin}>
        <input type="hidden" name="form" value="language" />
        <p className="max-w-measure text-ink-2">{intro}</p>
        <RadioGroup name="language" label={title} hideLabel options={choices} defaultValue={languageNow()} />
        <Button type="submit" className="mt-5">
          {save}
        </Button>
      </form>
    </SettingsPart>
  );
}

const choices = languages.map((language) => ({
  value: language,
  label: <span lang={language}>{languageNames[language]}</span>,
}));
