/** Texts for a forge that takes no characters beyond the Basic Multilingual Plane: they are shown by their numbers. */
import type { PublicationTexts } from '../../domain/publication.ts';
import { cutMarkdown } from '../../lib/markdown.ts';
import { bmpOnly } from '../../lib/text.ts';

const CUT = '… the rest does not fit here.';

/** The texts as such a forge takes them, each within the length that was asked for: numbers take more room. */
export function bmpTexts(texts: PublicationTexts): PublicationTexts {
  return {
    summary: (facts, maxLength) => cutMarkdown(bmpOnly(texts.summary(facts, maxLength)), maxLength, CUT),
    description: (facts) => bmpOnly(texts.description(facts)),
    status: (facts, limits) => {
      const { title, summary, annotations } = texts.status(facts, limits);
      return {
        title: bmpOnly(title),
        summary: cutMarkdown(bmpOnly(summary), limits.summaryLength, CUT),
        // A path names a file and cannot be shown in another way; its findings are in the summary too.
        annotations: annotations
          .filter(({ path }) => bmpOnly(path) === path)
          .map(({ title: name, message, ...place }) => ({
            ...place,
            title: bmpOnly(name),
            message: bmpOnly(message),
          })),
      };
    },
  };
}
