import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import {
  isBinaryExpression,
  isBlock,
  isConditionalExpression,
  isIfStatement,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isReturnStatement,
  isStringLiteral,
  isTypeOfExpression,
  type Node,
  type SourceFile,
  SyntaxKind,
} from "typescript/unstable/ast";
import { API, type Checker, type Project, type Type } from "typescript/unstable/sync";

/** Kinds that have facts: these alone say which one it is (`isForCash`, `kindFacts`). */
const withFacts: readonly (readonly string[])[] = [
  ["razorpay", "cod", "bank", "upi", "cash", "none"],
  ["percent", "amount", "shipping", "prepaid"],
];

/** Two kinds today, and more may come: an else of theirs takes not even one. */
const mayGrow: readonly (readonly string[])[] = [
  ["discount", "fee"],
  ["gift-wrap", "cash"],
  ["standard", "express"],
];

/** React Router's words for what a page does: ours to read, not to add to. */
const notOurs = ["idle", "loading", "submitting"];

interface Comparison {
  subject: Node;
  words: string[];
  isNot: boolean;
}

/** What is answered where it is one of these words, and where it is any other. */
interface Question extends Comparison {
  named: Node;
  others: Node;
}

const bare = (node: Node): Node => (isParenthesizedExpression(node) ? bare(node.expression) : node);

/** `kind === "a"`, also several by `||`; `kind !== "a"`, also several by `&&`. */
function comparisonIn(node: Node): Comparison | undefined {
  const condition = bare(node);
  if (!isBinaryExpression(condition)) return undefined;
  const { left, right, operatorToken } = condition;
  switch (operatorToken.kind) {
    case SyntaxKind.EqualsEqualsEqualsToken:
    case SyntaxKind.ExclamationEqualsEqualsToken: {
      if (!isStringLiteral(right) || isTypeOfExpression(left)) return undefined;
      const isNot = operatorToken.kind === SyntaxKind.ExclamationEqualsEqualsToken;
      return { subject: left, words: [right.text], isNot };
    }
    case SyntaxKind.BarBarToken:
    case SyntaxKind.AmpersandAmpersandToken:
      return both(comparisonIn(left), comparisonIn(right), {
        isNot: operatorToken.kind === SyntaxKind.AmpersandAmpersandToken,
      });
    default:
      return undefined;
  }
}

function both(
  one: Comparison | undefined,
  other: Comparison | undefined,
  { isNot }: Pick<Comparison, "isNot">,
): Comparison | undefined {
  if (!one || !other || one.isNot !== isNot || other.isNot !== isNot) return undefined;
  if (one.subject.getText() !== other.subject.getText()) return undefined;
  return { subject: one.subject, words: [...one.words, ...other.words], isNot };
}

function questionOf(condition: Node, isSo: Node, isNotSo: Node): Question[] {
  const found = comparisonIn(condition);
  if (!found) return [];
  return [{ ...found, named: found.isNot ? isNotSo : isSo, others: found.isNot ? isSo : isNotSo }];
}

/** `if (…) return a; return b;` is a ternary in two lines. */
function questionAtEnd(statements: readonly Node[]): Question[] {
  const [question, answer] = statements.slice(-2);
  if (!question || !answer || !isIfStatement(question) || !isReturnStatement(answer)) return [];
  const { thenStatement, elseStatement, expression } = question;
  const [first] = isBlock(thenStatement) ? thenStatement.statements.slice(-1) : [thenStatement];
  return !elseStatement && first && isReturnStatement(first) ? questionOf(expression, first, answer) : [];
}

function questionIn(node: Node): Question[] {
  if (isConditionalExpression(node)) return questionOf(node.condition, node.whenTrue, node.whenFalse);
  if (isBlock(node)) return questionAtEnd(node.statements);
  return isIfStatement(node) && node.elseStatement
    ? questionOf(node.expression, node.thenStatement, node.elseStatement)
    : [];
}

function nodesIn(node: Node, found: Node[] = []): Node[] {
  found.push(node);
  node.forEachChild((child) => void nodesIn(child, found));
  return found;
}

/** Where one branch says nothing, or yes or no, it is a plain question whether it is this very kind. */
const nothing =
  /^(?:return\b)?\s*(?:|undefined|null|true|false|0|""|"–"|\[\]|\{\}|sql``|paise\(0\)|no[A-Z]\w*);?$/;

const names = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\w$.])${RegExp.escape(name)}(?![\\w$])`).test(text);

const isNullish = (type: Type): boolean =>
  type.isIntrinsicType() && /^(?:undefined|null)$/.test(type.intrinsicName);

const membersOf = (type: Type | undefined): readonly Type[] =>
  (type?.isUnionType() ? type.getTypes() : type && [type])?.filter((member) => !isNullish(member)) ?? [];

/** The words that a value may be; none where it may be anything else, too. */
function wordsOf(type: Type | undefined): string[] {
  const members = membersOf(type);
  const words = members.flatMap((member) => (member.isStringLiteralType() ? [member.value] : []));
  return words.length === members.length ? words : [];
}

const isAmong = (lists: readonly (readonly string[])[], words: readonly string[]): boolean =>
  words.length > 1 && lists.some((all) => words.every((word) => all.includes(word)));

/** Others that are asked on, or read from an object whose kind says what it has: the compiler checks them. */
function isChecked({ subject, others }: Question, checker: Checker): boolean {
  const text = others.getText();
  if (names(text, subject.getText())) return true;
  if (!isPropertyAccessExpression(subject)) return false;
  const { expression } = subject;
  const isHandedOn = text.replace(/^return\s+|;$/g, "") === expression.getText();
  const isToldApart = membersOf(checker.getTypeAtLocation(expression)).length > 1;
  return isHandedOn || (isToldApart && names(text, expression.getText()));
}

function fallsThrough(question: Question, checker: Checker): boolean {
  const { subject, words, named, others } = question;
  const all = wordsOf(checker.getTypeAtLocation(subject));
  const left = all.filter((word) => !words.includes(word));
  if (left.length <= (isAmong(mayGrow, all) ? 0 : 1) || isAmong([notOurs], all)) return false;
  if ([named, others].some((node) => nothing.test(node.getText()))) return false;
  return !isChecked(question, checker);
}

const isNamed = ({ subject, words }: Comparison, checker: Checker): boolean =>
  withFacts.some((all) => words.every((word) => all.includes(word))) &&
  isAmong(withFacts, wordsOf(checker.getTypeAtLocation(subject)));

function findingsIn(file: SourceFile, { checker }: Project): string[] {
  const nodes = nodesIn(file);
  const at =
    (word: string) =>
    ({ subject }: Comparison) => {
      const { line } = file.getLineAndCharacterOfPosition(subject.getStart(file));
      return `${line + 1}: ${subject.getText()} ${word}`;
    };
  return [
    ...nodes
      .flatMap(questionIn)
      .filter((each) => fallsThrough(each, checker))
      .map(at("falls through")),
    ...nodes
      .flatMap((node) => comparisonIn(node) ?? [])
      .filter((each) => isNamed(each, checker))
      .map(at("has facts")),
  ];
}

/** Where files below `folder`, of the project that `config` names, fall through or ask for a kind by name. */
export function kindFindings(config: string, folder: string): string[] {
  const api = new API();
  const [project] = api.updateSnapshot({ openProjects: [resolve(config)] }).getProjects();
  const below = `${resolve(folder)}/`;
  const found = (project?.rootFiles ?? [])
    .filter((path) => path.startsWith(below) && !/\.test\.tsx?$/.test(path))
    .filter((path) => /[!=]== "/.test(readFileSync(path, "utf8")))
    .flatMap((path) => {
      const file = project?.program.getSourceFile(path);
      return project && file
        ? findingsIn(file, project).map((finding) => `${path.slice(below.length)}:${finding}`)
        : [];
    });
  api.close();
  return found;
}
