import type { RegistryEntry } from './entry.ts';
import { securityRule } from './security-check.ts';

/** Rules about who may do what. Code alone cannot tell: they are for reviewers that judge. */
export const ACCESS_RULES: readonly RegistryEntry[] = [
  securityRule({
    id: 'SEC-024',
    severity: 'important',
    title: 'New entrances ask who may come in',
    text: 'A new route, handler, resolver or command that reads or changes what belongs to somebody checks that the caller is who they say (authentication) and may do this to this very record (authorisation), as its neighbours do. What is public by intent says so.',
    violates: ["router.delete('/orders/:id', (req, res) => orders.remove(req.params.id))"],
    meets: ["router.delete('/orders/:id', signedIn, mayEdit('orders'), removeOrder)"],
    cue: /\b(?:app|router|route|server|fastify|r|e|mux|group|api)\.(?:get|post|put|patch|delete|all|use|GET|POST|PUT|PATCH|DELETE|HandleFunc|Handle|route|add_url_rule|MapGet|MapPost|MapPut|MapDelete)\(|@(?:Get|Post|Put|Patch|Delete|Request)(?:Mapping)?\b|\[Http(?:Get|Post|Put|Patch|Delete)|\b(?:Route::|resources\s{1,3}:|APIView|ViewSet|procedure|Procedure\b|Resolver\b|Mutation\b|#\[(?:get|post|put|patch|delete)\()/,
    checks: [],
  }),
  securityRule({
    id: 'SEC-025',
    severity: 'important',
    title: 'Records are looked up within what the caller may see',
    text: 'A query for a record by an id from a caller is limited to the tenant, organisation, team or user that the caller acts for, or the record is checked against it before it is used. An id that is hard to guess is no permission.',
    violates: ['db.invoice.findUnique({ where: { id: input.id } })'],
    meets: ['db.invoice.findFirst({ where: { id: input.id, teamId: session.teamId } })'],
    cue: /\b(?:find(?:Unique|First|One|Many|ById|_by)?|findOrFail|get_object_or_404|objects\.(?:get|filter)|FirstOrDefault|deleteMany|updateMany|First\(|where)\b.{0,120}\b(?:params|input|req|request|args|id|Id|ID)\b/,
    checks: [],
  }),
];
