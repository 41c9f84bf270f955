import { lineAt, type RegistryEntry } from './entry.ts';
import { SCRIPT } from './rule-parts.ts';
import { isNear, lineCheck, securityRule } from './security-check.ts';

const HTML_ISSUE =
  'Text is written into the page as HTML: where a part of it can come from a user, it can bring a script.';

/** Makers of HTML that escape or clean, and text that is none of a user. */
const CLEAN =
  /sanitiz|purify|escape|encode|(?<!mark_|html_)safe(?!String)|trusted|dompurify|JSON\.stringify|json_encode|translate|\bt\(|i18n|__\(|\bcss\b|styles?\b|svg|icon|highlight/i;

/** Elements that only parse: nothing in them is shown. */
const DETACHED = /\b(?:te?mp|template|textarea|parser)\w{0,20}\.(?:inner|outer)HTML/i;

/** A value whose name says that it was made as HTML, or was HTML before. */
const NAMED_HTML =
  /[=,(]\s{0,3}[\w$.[\]]{0,80}(?:html|template|content|markup|fragment|page|original|empty\w{0,6})\)?\s{0,3};?\s{0,3}$/i;

const HTML = securityRule({
  id: 'SEC-014',
  severity: 'important',
  title: 'Text is escaped on its way into a page',
  text: 'What is not known to be HTML of the program itself is written into a page as text, or goes through a sanitiser just before. Marking text as safe is for text that the program made, out of parts that were escaped.',
  violates: [
    "el.innerHTML = '<b>' + name + '</b>'",
    'mark_safe(f"<b>{name}</b>")',
    '"<b>#{user.name}</b>".html_safe',
  ],
  meets: ['el.textContent = name', 'format_html("<b>{}</b>", name)', 'tag.b(name)'],
  cue: /HTML|Html|html|Markup|mark_safe|bypassSecurityTrust|document\.write|\{!!|autoescape|template\./,
  checks: [
    lineCheck({
      languages: SCRIPT,
      issue: HTML_ISSUE,
      fix: 'Use `textContent` or elements, or clean the HTML with a sanitiser just before.',
      code: /\.(?:innerHTML|outerHTML)\s{0,3}\+?=(?!=)\s{0,3}\S|\.insertAdjacentHTML\(\s{0,3}"",\s{0,3}\S|\bdocument\.write(?:ln)?\(\s{0,3}\S/,
      text: /(?:=|\(\s{0,3}['"]\w{1,20}['"],|write(?:ln)?\()\s{0,3}(?:`[^`]{0,400}\$\{|["'][^"']{0,300}["']\s{0,3}\+|(?!true|false|null|undefined|document|new )(?:[\w$[\]]{1,30}\.){0,4}[a-z_$][\w$[\]]{0,40}(?:\s{0,3};?\s{0,3}$|\s{0,3}\+|\)))/,
      except: CLEAN,
      around: (place) =>
        !isNear(place, /sanitiz|purify|escapeHtml|translate\(|Element\(.(?:textarea|template)\b/i, [4, 0]) &&
        !DETACHED.test(lineAt(place).code) &&
        !NAMED_HTML.test(lineAt(place).text),
    }),
    lineCheck({
      languages: SCRIPT,
      issue: HTML_ISSUE,
      fix: 'Render it as text, or clean the HTML with a sanitiser just before.',
      code: /\b__html\s{0,3}:\s{0,3}(?!""\s{0,3}\})\S|\bbypassSecurityTrust(?:Html|Script|ResourceUrl)\(\s{0,3}(?!"")\S/,
      text: /(?:__html\s{0,3}:|bypassSecurityTrust\w{1,12}\()\s{0,3}(?:`[^`]{0,400}\$\{|[a-z_$])/,
      except: CLEAN,
      around: (place) =>
        !isNear(place, /sanitiz|purify|ld\+json|<style|<script/i, [6, 1]) &&
        !isNear(place, /\bescape_?html\w{0,20}\(/i, [120, 1]),
    }),
    lineCheck({
      languages: ['python'],
      issue: HTML_ISSUE,
      fix: 'Use `format_html`, or `Markup("...").format(value)`, which escape the values.',
      code: /(?<![\w.])(?:mark_safe|Markup|SafeString)\(\s{0,3}(?:f""|""\s{0,3}(?:%|\+|\.format\()|(?!"")[a-z_]\w{0,40}\s{0,3}[)+])/,
      text: /(?:mark_safe|Markup|SafeString)\(\s{0,3}(?:f["'][^;]{0,300}\{|["'].{0,300}["']\s{0,3}(?:%|\+|\.format\()|[a-z_])/,
      except: CLEAN,
    }),
    lineCheck({
      languages: ['python'],
      issue: HTML_ISSUE,
      fix: 'Set `autoescape=select_autoescape()` for templates of pages.',
      code: /\bEnvironment\([^)]{0,200}\bautoescape\s{0,2}=\s{0,2}False\b/,
    }),
    lineCheck({
      languages: ['ruby'],
      issue: HTML_ISSUE,
      fix: 'Use `content_tag`, `tag` or `safe_join`, which escape what they are given.',
      code: /""\.html_safe\b|\bparams\b.{0,60}\.html_safe\b/,
      text: /["'][^"']{0,300}#\{\s{0,3}@?\w{1,40}(?:\.\w{1,40}){1,3}(?<!\.(?:id|count|size|length)|_path|_url|_html|_label|_tag)\s{0,3}\}[^"']{0,300}["']\.html_safe\b|\bparams\b.{0,60}\.html_safe\b/,
      except: CLEAN,
    }),
    lineCheck({
      languages: ['go'],
      issue: HTML_ISSUE,
      fix: 'Give the text to the template as a string, which is escaped, or clean it with a sanitiser just before.',
      code: /\btemplate\.(?:HTML|JS|HTMLAttr)\(\s{0,3}(?:fmt\.Sprintf\(|""\s{0,3}\+|(?!"")[a-z]\w{0,40}\s{0,3}[)+])/,
      except: CLEAN,
    }),
    lineCheck({
      languages: ['php'],
      issue: HTML_ISSUE,
      fix: 'Write `{{ }}`, which escapes, or clean the HTML with a sanitiser just before.',
      text: /\{!!\s{0,3}\$\w{1,40}/,
      except: /sanitiz|purif|clean|escape|json|links\(|render|slot|attributes|errors|csrf|svg|icon|style/i,
    }),
    lineCheck({
      languages: ['csharp'],
      issue: HTML_ISSUE,
      fix: 'Write the text as it is, which is encoded, or encode its parts with `HtmlEncoder`.',
      code: /\bnew (?:Html|Mvc[Hh]tml)String\(\s{0,3}(?:\$@?""|""\s{0,3}\+)/,
      except: CLEAN,
    }),
  ],
});

/** Rules about text that becomes a page. */
export const HTML_RULES: readonly RegistryEntry[] = [HTML];
