import { RadioGroup } from "#ui/form/choice.tsx";
import { allStars } from "../review.ts";
import { reviewsText, starWords } from "../reviews.text.ts";
import { StarRow } from "../star-row.tsx";
import { writeReviewText as text } from "./write-review.text.ts";

interface StarChoiceProps {
  /** As it was chosen; empty until then. */
  chosen: string;
  error: string | undefined;
}

/** One to five stars, each said in words, too: nobody has to guess which end is the good one. */
export function StarChoice({ chosen, error }: StarChoiceProps) {
  return (
    <RadioGroup
      name="stars"
      label={text.stars}
      defaultValue={chosen}
      options={allStars.map((stars) => ({
        value: String(stars),
        label: (
          <span className="flex flex-wrap items-center gap-x-3">
            <StarRow stars={stars} />
            <span>
              <span className="sr-only">{reviewsText.stars(stars)}: </span>
              {starWords[stars]}
            </span>
          </span>
        ),
      }))}
      {...(error ? { error } : {})}
    />
  );
}
