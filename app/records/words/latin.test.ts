import fc from "fast-check";
import { expect, test } from "vitest";
import { isSlug } from "#values/text/slug.ts";
import { slugOf } from "./latin.ts";

const articles = new Set(["a", "the", "of", "and"]);

test.each([
  ["Lotus Tote", "lotus-tote"],
  ["The Song of the Fish", "song-fish"],
  ["Fish & Lotus", "fish-lotus"],
  ["  Peacock --  Sling  ", "peacock-sling"],
  ["Décor, hand-painted!", "decor-hand-painted"],
  ["A", ""],
  ["Theme and Offering", "theme-offering"],
  ["50% off_now", "50-off_now"],
  ["-- --", ""],
  ["Fish, the, Lotus", "fish-the-lotus"],
  ["2½ m Łódź™ Stole", "2-1-2-m-lodz-stole"],
  ["½ yard", "1-2-yard"],
  ["Tote™", "tote"],
  ["№5 & m²", "no5-m2"],
  ["Æsop’s straße", "aesops-strasse"],
  ["Москва", "moskva"],
  ["कमल झोला", "kamal-jhola"],
  ["मधुबनी चित्रकला", "madhubani-chitrakala"],
  ["हाथ से बना बड़ा थैला", "hath-se-bana-bada-thaila"],
  ["रंग, चाँद और हिंदी", "rang-chand-aur-hindi"],
  ["ज़री फ़ूल कृष्ण ज्ञान मित्र", "zari-ful-krishna-jnan-mitra"],
  ["ऑफ़िस बैग १२", "ofis-baig-12"],
  ["कमल Tote", "kamal-tote"],
  ["বাংলা কাঁথা", "banla-kantha"],
  ["ગુજરાતી ઝોળી", "gujarati-jholi"],
  ["ਪੰਜਾਬੀ ਫੁਲਕਾਰੀ", "panjabi-phulakari"],
  ["தமிழ்ச்செல்வி பை", "tamizhchchelvi-pai"],
  ["తెలుగు సంచి", "telugu-sanchi"],
  ["ಕನ್ನಡ ಚೀಲ", "kannada-chila"],
  ["മലയാളം സഞ്ചി", "malayalan-sanchi"],
  ["ଓଡ଼ିଆ ଥଳି", "odia-thali"],
  ["中文 ☺", ""],
])("'%s' is '%s'", (name, slug) => expect(slugOf(name, articles)).toBe(slug));

test("whatever the name, the slug is empty or can stand in an address, and stays when it is made again", () =>
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 80 }), (name) => {
      const slug = slugOf(name);
      expect(slug === "" || (isSlug(slug) && encodeURIComponent(slug) === slug)).toBe(true);
      expect(slugOf(slug)).toBe(slug);
    }),
  ));
