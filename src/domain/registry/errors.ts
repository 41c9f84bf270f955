import type { RegistryEntry } from './entry.ts';
import { CAUSE_CHECKS } from './errors-cause.ts';
import { LEAVING_CHECKS } from './errors-finally.ts';
import { SWALLOW_CHECKS } from './errors-swallowed.ts';
import { KNOWN, SCRIPT, shipped } from './rule-parts.ts';

/** Rules about what happens where something goes wrong. */
export const ERROR_RULES: readonly RegistryEntry[] = [
  shipped({
    id: 'ERR-001',
    severity: 'important',
    category: 'error-handling',
    title: 'No failure vanishes',
    text: 'A failure that is caught is handled, reported or handed on; where it may be dropped, a comment says why.',
    languages: [...SCRIPT, 'python', 'go', 'java', 'kotlin', 'csharp', 'ruby', 'php'],
    violates: ['try { save(); } catch (e) {}', 'except Exception: pass', 'value = load rescue nil'],
    meets: ['catch (e) { /* the cache is only a hint */ }', 'except FileNotFoundError: pass'],
    cue: /\bcatch\b|\bexcept\b|\brescue\b|\berr\b/,
    checks: SWALLOW_CHECKS,
  }),
  shipped({
    id: 'ERR-003',
    severity: 'suggestion',
    category: 'error-handling',
    title: 'An error keeps its cause',
    text: 'An error that is raised because of another carries that other one, so that its message and its trace are not lost.',
    languages: [...SCRIPT, 'java', 'kotlin', 'csharp', 'php', 'go'],
    violates: [
      "try {\n  read();\n} catch (e) {\n  throw new Error('no settings');\n}",
      'catch (IOException e)\n{\n  throw e;\n}',
    ],
    meets: [
      "try {\n  read();\n} catch (e) {\n  throw new Error('no settings', { cause: e });\n}",
      'catch (IOException e)\n{\n  throw;\n}',
    ],
    cue: /\bthrow\b|errors\.New\(|fmt\.Errorf\(/,
    checks: CAUSE_CHECKS,
  }),
  shipped({
    id: 'ERR-004',
    severity: 'blocking',
    category: 'error-handling',
    title: 'Cleaning up does not decide what comes out',
    text: 'A block that runs in any case (`finally`, `ensure`) neither returns nor goes on with a loop: that drops the error on its way.',
    languages: [...SCRIPT, 'python', 'java', 'kotlin', 'php', 'ruby'],
    violates: ['finally {\n  return result;\n}'],
    meets: ['finally {\n  lock.release();\n}\nreturn result;'],
    cue: /\b(?:return|break|continue|next)\b/,
    checks: LEAVING_CHECKS,
  }),
  shipped({
    id: 'ERR-005',
    severity: 'important',
    category: 'error-handling',
    title: 'Retries end',
    text: 'What is tried again has a bound in number or time, waits longer from try to try, is tried again only for errors that may pass, and reports the last one.',
    languages: KNOWN,
    violates: ['while (true) { try { return await send(); } catch { await sleep(1000); } }'],
    meets: [
      'for (let tried = 1; ; tried += 1) { try { return await send(); } catch (e) { if (tried === 5) throw e; } }',
    ],
    cue: /\b(?:retry|retries|[rR]etrying|max_?[rR]etries|[bB]ackoff|withRetry|retryWhen|attempts)\b/,
    checks: [],
  }),
  shipped({
    id: 'ERR-006',
    severity: 'important',
    category: 'error-handling',
    title: 'What may arrive twice has one effect',
    text: 'A handler of messages, webhooks or jobs, which may be delivered more than once, does not charge, send or count twice, and half of its work is not kept where the other half fails.',
    languages: KNOWN,
    violates: ['onMessage(async (order) => { await charge(order); await save(order); })'],
    meets: ['onMessage(async (order) => { if (await claim(order.id)) await charge(order); })'],
    cue: /[wW]ebhook|\b(?:onMessage|handleMessage|handleEvent|consume|consumer|perform|process_job)\b|@(?:KafkaListener|RabbitListener|SqsListener|JmsListener|shared_task|celery)/,
    checks: [],
  }),
];
