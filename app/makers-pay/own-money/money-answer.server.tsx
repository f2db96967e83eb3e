import {
  MakerDocument,
  MakerHead,
  makerAnswer,
  OtherLanguage,
} from "#making/maker-page/maker-document.server.tsx";
import { type MoneyPage, MoneyView } from "./money-view.tsx";
import { ownMoneyText as text } from "./own-money.text.ts";

/** 'My Money', in the language of the moment. */
export const moneyAnswer = (page: MoneyPage, { name }: { name: string }): Response =>
  makerAnswer(
    <MakerDocument title={`${text.title} · ${name}`}>
      <MakerHead name={name} title={text.title} />
      <MoneyView {...page} />
      <OtherLanguage path={`${page.path}/money`} />
    </MakerDocument>,
    {},
  );
