/**
 * Azure OpenAI, version 1 of its API: https://learn.microsoft.com/azure/ai-foundry/openai/api-version-lifecycle.
 * Quirks: the key has a header of its own; `model` is the name of a deployment; a filter of the resource stands before and
 * behind the model; not every model is served by Responses; headers about rates may say -1 or 0 and are not believed.
 */
import { ModelError } from '../../domain/errors.ts';
import type { ModelAnswer, ModelClient, ModelRequest } from '../../domain/ports.ts';
import type { Dialect, ModelClientOptions } from './dialect.ts';
import { createModelClient } from './exchange.ts';
import { openAiDialect } from './openai.ts';
import { chatDialect } from './openai-compatible.ts';

/** How Azure says that a model is not served by the API it was asked through. */
const NO_SUCH_OPERATION = /\bOperationNotSupported\b|\boperation does not work with the specified model\b/;

const NOTE = 'the deployment is not served by Responses: asked through Chat Completions';

/** A client for one deployment: through Responses, and through Chat Completions once Azure says that it has no other. */
export function createAzureClient(options: ModelClientOptions): ModelClient {
  const responses = createModelClient(withAzureKey(openAiDialect(options)), options);
  const chat = createModelClient(withAzureKey(chatDialect(options)), options);
  let isChatOnly = false;
  return {
    ...responses,
    ask: async (request) => {
      if (isChatOnly) return await chat.ask(request);
      try {
        return await responses.ask(request);
      } catch (error) {
        if (!(error instanceof ModelError) || !NO_SUCH_OPERATION.test(error.message)) throw error;
        isChatOnly = true;
        return await askAgain(chat, request, error);
      }
    },
  };
}

function withAzureKey(dialect: Dialect): Dialect {
  return {
    ...dialect,
    headers: (apiKey): Readonly<Record<string, string>> => (apiKey === null ? {} : { 'api-key': apiKey }),
  };
}

/** What was tried before counts: every attempt was one, and what was noticed stays told. */
async function askAgain(chat: ModelClient, request: ModelRequest, before: ModelError): Promise<ModelAnswer> {
  const notes = [...before.notes, NOTE];
  try {
    const answer = await chat.ask(request);
    return { ...answer, attempts: before.attempts + answer.attempts, notes: [...notes, ...answer.notes] };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    throw new ModelError(error.message, error.fault, {
      ...(error.status === null ? {} : { status: error.status }),
      attempts: before.attempts + error.attempts,
      notes: [...notes, ...error.notes],
    });
  }
}
