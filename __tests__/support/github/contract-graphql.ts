/** Checks GraphQL documents against the vendor's schema, and the answers by running the documents over them. */
import { buildSchema, type DocumentNode, execute, type GraphQLSchema, parse, validate } from 'graphql';
import { messageOf } from '../../../src/lib/thrown.ts';
import { TYPE } from './graphql.ts';
import { isFields } from './http.ts';

export type GraphqlContract = (request: unknown, answer: unknown) => readonly string[];

const kept = new Map<string, GraphQLSchema>();

/** Reads a schema, once for all servers of a test file. The vendor's defines some fields twice, so that it is taken as valid. */
export function loadGraphqlContract(sdl: string): GraphqlContract {
  const schema = kept.get(sdl) ?? buildSchema(sdl, { assumeValidSDL: true, assumeValid: true });
  kept.set(sdl, schema);
  return (request, answer) => {
    if (!isFields(request) || typeof request.query !== 'string') return ['no query'];
    let document: DocumentNode;
    try {
      document = parse(request.query);
    } catch (error) {
      return [messageOf(error)];
    }
    const mistakes = validate(schema, document).map((error) => error.message);
    const unknown = Object.keys(request).filter(
      (name) => !['query', 'variables', 'operationName'].includes(name),
    );
    const wrong = [...mistakes, ...unknown.map((name) => `${name} is no part of a request`)];
    if (wrong.length > 0 || !isFields(answer) || !isFields(answer.data) || answer.errors !== undefined)
      return wrong;
    const replayed = execute({
      schema,
      document,
      rootValue: answer.data,
      variableValues: isFields(request.variables) ? request.variables : {},
      operationName: typeof request.operationName === 'string' ? request.operationName : null,
      // An answer holds a field under the name that the document gives it.
      fieldResolver: (source, _args, _context, info) =>
        isFields(source) ? source[String(info.path.key)] : undefined,
      typeResolver: (value) => {
        const name: unknown = isFields(value) ? Reflect.get(value, TYPE) : undefined;
        return typeof name === 'string' ? name : undefined;
      },
    });
    if (replayed instanceof Promise) return ['the answer could not be checked at once'];
    const errors = 'errors' in replayed && Array.isArray(replayed.errors) ? replayed.errors : [];
    return errors.map((error) => `${error.message} at ${(error.path ?? []).join('/')}`);
  };
}
