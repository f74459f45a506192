// The sentence for something that went wrong.
import { HttpError } from "./api";
import { t, words, type Args } from "./words/words.svelte";

export function sentence(error: unknown): string {
  if (!(error instanceof HttpError)) return t("web-error-unknown");
  const { message, args } = error.problem;
  return words.has(message) ? t(message, args as Args) : t("web-error-unknown");
}

/** The text of the rule that refuses something: `welcome.bis.same_estate` is `welcome-rule-bis-same_estate`. */
export function ruleText(rule: string): string {
  const [place = "", ...rest] = rule.split(".");
  return t(`${place}-rule-${rest.join("-")}`);
}
